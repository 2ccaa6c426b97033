import CustomFormats
import Documents
import Foundation

/// Proves a case among the test data the way a user's files are proved.
struct CaseRun {
  /// The folder of the cases.
  static let folder = MediaData.folder.appending(path: "cases")

  /// What is above a note: severity, rule and key.
  let findings: [Finding]
  /// What a linter says of the definition.
  let lint: [Finding]

  /// Runs a creative of a case against the definition of the same or another case.
  init(_ name: String, creative: String? = nil, profile: Profile = .reservation) throws {
    let selection = RuleSelection(profile: profile)
    let definition = FormatFile.read([UInt8](try Data(contentsOf: Self.folder.appending(path: "\(name).format.json"))))
    lint = FormatLinter(selection).findings(in: definition)
    let file = Self.folder.appending(path: creative ?? "\(name).creative.json")
    let formats = PreparedFormats([PreparedFormat(definition, selection: selection)])
    var run = ValidationRun(Validator(selection, formats: formats))
    let media = try FolderMedia(Self.folder.path)
    findings = run.check(JSONDocument([UInt8](try Data(contentsOf: file))), file: file.lastPathComponent, media: media)
  }

  /// The findings above a note, one a line: severity, rule and key.
  var outcome: [String] { Self.lines(findings) }

  /// The same of findings elsewhere.
  static func lines(_ findings: [Finding]) -> [String] {
    findings.filter { $0.severity > .note }.map { "\($0.severity) \($0.rule) \($0.key ?? "-")" }
  }
}
