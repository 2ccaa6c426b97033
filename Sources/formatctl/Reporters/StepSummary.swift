import CustomFormats
import Documents

/// The page of Markdown that GitHub shows for a step, to which every program of the step may add.
struct StepSummary {
  /// The most findings of a kind that are kept for the page.
  static let mostRows = 500
  /// The most bytes that one call adds, below the 1 MiB that a step may have in all.
  ///
  /// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
  static let mostBytes = 900_000

  private let sink: any TextSink
  private let subject: String

  /// Takes the place that the page goes to.
  init(to sink: any TextSink, subject: String? = nil) {
    self.subject = subject ?? "creative"
    self.sink = sink
  }

  /// Opens the page that the variable `GITHUB_STEP_SUMMARY` names; nil where it names none.
  init?(in environment: Environment, subject: String? = nil) throws(Failure) {
    self.subject = subject ?? "creative"
    guard let name = environment.variables["GITHUB_STEP_SUMMARY"], !name.isEmpty else { return nil }
    sink = try DescriptorSink(appendingTo: environment.path(name).absolute, shown: "GITHUB_STEP_SUMMARY \(name)")
  }

  /// Writes the verdict and a table of findings, worst first.
  func write(_ findings: [Finding], _ summary: RunSummary, _ paths: ReportPaths) {
    let count = summary.creatives > 0 ? summary.creatives.counting(subject) : summary.formats.counting("format")
    let parts = [
      summary.errors.counting("error"), summary.warnings.counting("warning"), summary.notes.counting("note"),
    ]
    var text = "### formatctl: \(summary.failing) of \(count) failing\n\n\(parts.enumeration).\n"
    if !findings.isEmpty { text += "\n| | where | what | rule |\n|---|---|---|---|\n" }
    var written = 0
    for finding in findings {
      let row = row(finding, paths)
      if text.utf8.count + row.utf8.count > Self.mostBytes { break }
      text += row
      written += 1
    }
    let shown = findings.contains { $0.severity == .note } ? summary.notes : 0
    let left = summary.errors + summary.warnings + shown - written
    if left > 0 { text += "\n\(left.counting("more finding")) \(left == 1 ? "is" : "are") not listed here.\n" }
    sink.write(text + "\n")
  }

  /// Sends on what was held back.
  func end() { sink.flush() }

  private func row(_ finding: Finding, _ paths: ReportPaths) -> String {
    let file = finding.file.map { $0 == "-" ? "stdin" : paths.relative($0) ?? $0 }
    let place = ([file] + [finding.line, finding.column].map { $0.map(String.init) }).compactMap { $0 }.joined(separator: ":")
    let subject = [finding.creative, place.isEmpty ? nil : place].compactMap { $0?.markdown }.joined(separator: "<br>")
    return "| \(finding.severity.rawValue) | \(subject) | \(finding.sentences.markdown) | \(finding.rule.markdown) |\n"
  }
}

extension String {
  /// The text as Markdown that shows it as it is: no markup, link, mention or cell of a table comes out of it.
  var markdown: String {
    var text = ""
    for scalar in visible.unicodeScalars {
      if "\\`*_{}[]()<>#+-.!|~&@:$".unicodeScalars.contains(scalar) {
        text += "&#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
