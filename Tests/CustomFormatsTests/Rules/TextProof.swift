import CustomFormats
import Documents
import Testing

/// Proves one text the way a user's files are proved.
struct TextProof {
  /// What the rules about texts say, with signs honoured.
  let findings: [Finding]

  /// Proves the text of a headline, written raw or in escapes; signs change nothing.
  init(_ text: String, field: String = #""kind": "text""#, profile: Profile = .reservation, isEscaped: Bool = false) {
    let quoted =
      isEscaped ? JSONText.quoted(text) : "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    let example = Example.asset("", field: field, value: quoted, profile: profile)
    let honoured = ExampleRun(example).findings
    #expect(ExampleRun(example, ignoringSigns: true).findings == honoured, "\(text)")
    findings = honoured.filter { Rules.named($0.rule)?.about.family == .text }
  }

  /// The rules that speak.
  var rules: [String] { findings.map(\.rule) }

  /// Returns what a rule says.
  func message(_ rule: String) -> String? { findings.first { $0.rule == rule }?.message }
}
