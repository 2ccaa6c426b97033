import CustomFormats
import Documents
import Foundation
import Testing

/// Holds the formats that come with the program to the rules.
@Suite struct BundledFormatTests {
  private static let formats = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Formats").standardizedFileURL.path

  /// The faulty creatives by their paths, with the rules that each breaks above a note, sorted.
  static let faults: [(path: String, rules: [String])] = {
    let bytes = (try? MediaData.bytes("bundled-faults.json")) ?? []
    return JSONDocument(bytes).root?.members.map { ($0.name, $0.value.elements.compactMap(\.string)) } ?? []
  }()

  /// The folders of the formats.
  static let names = ["app-install", "content", "native-video", "product-card", "simple-native", "story-video"]

  @Test func `every folder and every faulty creative is looked at`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.formats).filter {
      FileManager.default.fileExists(atPath: "\(Self.formats)/\($0)/format.json")
    }
    #expect(folders.sorted() == Self.names)
    let bad = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(Self.formats)/\(folder)")
        .filter { $0.hasPrefix("bad-") }.map { "\(folder)/\($0)" }
    }
    #expect(bad.sorted() == Self.faults.map(\.path))
  }

  @Test(arguments: names)
  func `a bundled definition raises nothing above a note`(_ name: String) throws {
    let found = try DefinitionSearch("\(Self.formats)/\(name)/format.json", shown: "format.json")
    #expect(found.definitions.flatMap { FormatLinter().findings(in: $0) }.marks == [])
  }

  @Test(arguments: names, Profile.allCases)
  func `a bundled sample raises nothing above a note`(_ name: String, _ profile: Profile) throws {
    #expect(try Self.validate("\(name)/sample.json", profile).marks == [])
  }

  @Test(arguments: faults.map(\.path))
  func `a faulty creative breaks the rules that it was made to break, and no other`(_ path: String) throws {
    let rules = try #require(Self.faults.first { $0.path == path }).rules
    let broken = try Self.validate(path).filter { $0.severity > .note }.map(\.rule).sorted()
    #expect(broken == rules)
  }

  private static func validate(_ path: String, _ profile: Profile = .reservation) throws -> [Finding] {
    let selection = RuleSelection(profile: profile)
    let folder = path.prefix { $0 != "/" }
    let found = try DefinitionSearch("\(formats)/\(folder)/format.json", shown: "format.json")
    let validator = Validator(selection, formats: DefinedFormats(found.definitions, selection: selection))
    let files = try CreativeFiles([path], workingDirectory: formats) { [] }
    var validation = FileValidation(files, validator, media: MediaFolders())
    var findings: [Finding] = []
    try validation.prove { findings += $0.findings }
    return findings
  }
}
