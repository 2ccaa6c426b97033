import CustomFormats
import Documents

/// Test results as Jenkins reads them, and GitLab and others after it: a case for each creative, definition or ad.
///
/// A case fails as the call does, by `--fail-on`. The shape is Jenkins' `junit-10.xsd`, in which a case has no file and line: they
/// stand in the words. Readers look at one failure of a case, so there is one for all its findings.
struct JUnitReporter: Reporter {
  /// The most names that are kept to tell equal ones apart; GitLab takes the first case of a name alone.
  static let mostNames = 100_000

  private let sink: any TextSink
  private let call: ReportedCall
  private let showsNotes: Bool
  /// The cases, which stand behind their number.
  private let cases: HeldText
  private var count = 0
  private var failing = 0
  private var names: [String: Int] = [:]

  /// Creates a reporter.
  init(to sink: any TextSink, call: ReportedCall, showsNotes: Bool, in environment: Environment) {
    self.sink = sink
    self.call = call
    self.showsNotes = showsNotes
    cases = HeldText(in: environment)
  }

  mutating func take(_ judgement: Judgement) {
    for part in judgement.parts {
      let failures = part.findings.filter(call.fails)
      let others = part.findings.filter { !call.fails($0) && ($0.severity > .note || showsNotes) }
      var text = "    <testcase\(attributes(part))"
      if failures.isEmpty, others.isEmpty {
        text += "/>\n"
      } else {
        text += ">\n"
        if let first = failures.first {
          let more = failures.count > 1 ? " (and \((failures.count - 1).counting("more finding")))" : ""
          text += "      <failure type=\"\(first.rule.xml)\" message=\"\((first.message + more).xml)\">"
          text += lines(failures) + "</failure>\n"
        }
        if !others.isEmpty { text += "      <system-out>\(lines(others))</system-out>\n" }
        text += "    </testcase>\n"
      }
      count += 1
      if !failures.isEmpty { failing += 1 }
      cases.write(text)
    }
  }

  mutating func end(_ summary: RunSummary) throws {
    let counts = #"tests="\#(count)" failures="\#(failing)" errors="0""#
    sink.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="formatctl" \(counts)>
        <testsuite name="\("formatctl \(call.command)".xml)" \(counts) skipped="0">

      """)
    try cases.copy(to: sink)
    sink.write("  </testsuite>\n</testsuites>\n")
  }

  /// The format as the class, the creative as the name; a definition by the command that proves it.
  private mutating func attributes(_ part: Judgement) -> String {
    let place = part.findings.first?.place ?? part.file ?? "files"
    let format = part.formatID ?? ([.creative, .ad].contains(part.subject) ? "no format" : "files")
    let name: String
    switch part.subject {
    case .creative: name = part.creative ?? place
    case .definition: name = part.formatID == nil ? place : call.command
    case .ad: name = (part.file.map { $0 == "-" ? "stdin" : $0 } ?? "session") + (part.creative.map { ", " + $0 } ?? "")
    case .files: name = part.file ?? place
    }
    return " classname=\"\(format.xml)\" name=\"\(distinct(name, of: format).xml)\""
  }

  /// Returns the name with a number where an earlier case has it.
  private mutating func distinct(_ name: String, of format: String) -> String {
    let key = format + "\n" + name
    guard let before = names[key] else {
      if names.count < Self.mostNames { names[key] = 1 }
      return name
    }
    names[key] = before + 1
    return "\(name) (\(before + 1))"
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { finding in
      let place = finding.place.map { $0 + ": " } ?? ""
      return "\(place)\(finding.severity.rawValue): \(finding.sentences) [\(finding.rule)]".xml
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text as the characters of an element or attribute of XML 1.0, which takes it whatever it holds.
  ///
  /// The two characters that XML has no way to write become their code points. GitLab takes what stands behind `[[ATTACHMENT|`
  /// for the path of a file.
  fileprivate var xml: String {
    var text = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}": text += "⟨U+FFFE⟩"
      case "\u{FFFF}": text += "⟨U+FFFF⟩"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text.replacing("[[ATTACHMENT|", with: "[ [ATTACHMENT|")
  }
}
