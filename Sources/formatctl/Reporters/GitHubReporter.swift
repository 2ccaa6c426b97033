import CustomFormats
import Documents

/// Annotations of a run of GitHub Actions, worst first; what is more than it shows goes to the summary of the step.
struct GitHubReporter: Reporter {
  /// The annotations of a kind that are shown for a step; the rest is dropped without a word.
  ///
  /// https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md
  static let mostOfAKind = 10

  private let sink: any TextSink
  private let paths: ReportPaths
  private let kinds: [Severity]
  private var page: StepSummary?
  private var found: [Severity: [Finding]] = [:]

  /// Creates a reporter; `page` is nil where the step has none.
  init(to sink: any TextSink, paths: ReportPaths, showsNotes: Bool, page: StepSummary?) {
    self.sink = sink
    self.paths = paths
    self.page = page
    kinds = showsNotes ? [.error, .warning, .note] : [.error, .warning]
  }

  mutating func take(_ judgement: Judgement) {
    for finding in judgement.findings {
      // Beyond what the longest summary holds none is kept, so that a run over millions stays small.
      if found[finding.severity, default: []].count < StepSummary.mostRows {
        found[finding.severity, default: []].append(finding)
      }
    }
  }

  mutating func end(_ summary: RunSummary) {
    for kind in kinds {
      for finding in (found[kind] ?? []).prefix(Self.mostOfAKind) { sink.print(command(finding)) }
    }
    page?.write(kinds.flatMap { found[$0] ?? [] }, summary, paths)
    page?.end()
  }

  private func command(_ finding: Finding) -> String {
    var properties: [(String, String)] = []
    if let file = finding.file.flatMap(paths.relative) {
      properties.append(("file", file))
      if let line = finding.line { properties.append(("line", String(line))) }
      if let column = finding.column { properties.append(("col", String(column))) }
    }
    properties.append(("title", [finding.rule, finding.creative].compactMap { $0 }.joined(separator: ", ")))
    let words = properties.map { "\($0.0)=\($0.1.visible.escaped("%:,"))" }.joined(separator: ",")
    return "::\(finding.severity.commandName) \(words)::\(finding.sentences.visible.escaped("%"))"
  }
}

extension Finding {
  /// What is wrong, then what to do about it.
  var sentences: String { hint.isEmpty ? message : message + " " + hint }
}

extension Severity {
  /// What a workflow command calls it.
  fileprivate var commandName: String { self == .note ? "notice" : rawValue }
}

extension String {
  /// The text with some characters as percent codes, as the runner takes them back.
  ///
  /// The codes are those of `escapeData` and `escapeProperty`; line breaks are visible symbols before they come here:
  /// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
  fileprivate func escaped(_ characters: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        text += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
