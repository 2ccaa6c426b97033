import CustomFormats
import Foundation
import Testing

/// Inputs drawn from public reports of people who do this job, with the right outcome of each.
@Suite struct CaseTests {
  /// A case and what is found in it above a note: a mark, the rule, the key of each finding.
  struct Case: CustomTestStringConvertible {
    let name: String
    let finds: [String]
    var testDescription: String { name }

    init(_ name: String, _ finds: String...) {
      self.name = name
      self.finds = finds
    }
  }

  /// What `validate --formats NN.format.json NN.creative.json` finds.
  static let creatives = [
    Case("00"),
    Case("01", "E wrong-kind-of-value ImpressionTracker"),
    Case("03", "E wrong-kind-of-value Imagefile"),
    Case("04", "E format-id-not-numeric -"),
    Case("05", "E format-id-not-numeric -"),
    Case(
      "07", "E missing-field Title", "E unknown-field Clickthroughtext", "E unknown-field Description", "E unknown-field title"),
    Case("07b"),
    Case("17", "E literal-null Caption", "W dangling-null Headline"),
    Case("19"),
    Case("22", "E missing-field Headline"),
    Case("23", "E unfilled-placeholder Caption", "E unfilled-placeholder Headline"),
    Case("26"),
    Case("26b", "E text-too-long Body", "E text-too-long CallToAction", "E text-too-long Headline"),
    Case("27"),
    Case("27b"),
    Case("28", "W text-will-truncate Headline"),
    Case("30", "W html-entity Caption", "W html-entity Headline", "W html-tag Caption"),
    // The carriage return is told; the line feed behind it is no fault of its own.
    Case("31", "E control-character Caption", "E control-character Headline", "E control-character destinationUrl"),
    Case("32"),
    Case("36", "W rotated-by-metadata MainImage"),
    Case("36b", "E media-too-small MainImage", "E wrong-aspect-ratio MainImage", "W rotated-by-metadata MainImage"),
    Case("38", "W extension-mismatch MainImage"),
    Case("38b", "E type-not-allowed MainImage", "E unreadable-image Icon"),
    Case("38c", "E type-not-allowed MainImage"),
    Case("40", "E cmyk-image MainImage"),
    Case("41", "E animated-image Image"),
    Case("41b", "E animated-image Image"),
    Case("41c"),
    Case("42"),
    Case("42b"),
    Case("42c"),
    Case("42d", "E media-too-small Image"),
    Case("42e", "E media-too-small Image", "E wrong-aspect-ratio Image"),
    Case("46", "E url-with-blanks destinationUrl"),
    Case("48-no-scheme", "E url-without-scheme destinationUrl"),
    Case("48-protocol-relative", "E url-without-scheme destinationUrl"),
    Case("48-script", "E dangerous-scheme destinationUrl"),
    Case("48-host-missing", "E url-without-host destinationUrl"),
    Case("48-insecure", "W insecure-destination destinationUrl"),
    Case("48-market", "E unsupported-scheme destinationUrl"),
    Case("48-idn"),
    Case("48-port-fragment"),
    Case("51-ok"),
    Case("51-rotated", "E media-too-small Video", "E wrong-aspect-ratio Video"),
    Case("51-audio-only", "E unreadable-video Video"),
    Case("51-truncated", "E unreadable-video Video"),
    Case("51-hevc", "E codec-not-allowed Video"),
    Case("51-webm", "E codec-not-allowed Video", "E type-not-allowed Video", "E video-too-short Video"),
    Case("51-tiny", "E media-too-small Video", "E wrong-aspect-ratio Video"),
  ]

  /// What is found in a document that stands for itself, without a format.
  static let documents = [
    Case(
      "06", "E no-format -", "W unknown-member -", "W unknown-member -", "W unknown-member -", "W unknown-member -"),
    Case("46b", "E malformed-json -", "E malformed-json -", "E no-format -", "W unknown-member -", "W unknown-member -"),
    Case("47", "E malformed-json -", "E no-format -"),
    Case(
      "47b", "E no-format -", "E text-after-end -", "E wrong-kind-of-value -", "W unknown-member -", "W unknown-member -"),
  ]

  /// What `lint NN.format.json` finds where the definition is at fault.
  static let definitions = [
    Case("00"),
    Case("04", "E format-id-not-numeric -"),
    Case("07b", "E key-collision Call to action", "E key-collision CalltoAction", "E key-collision Headline "),
  ]

  /// Media that are made to do harm, and what is found of each in a field for a picture.
  static let hostileMedia = [
    Case("huge-20000x20000-1bit.png", "E image-too-many-pixels"),
    Case("zero-size-ihdr.png", "E unreadable-image"),
    Case("zero-byte.png", "E unreadable-image"),
    Case("truncated-1200x627.png", "E unreadable-image"),
    Case("truncated-1200x627.jpg", "E unreadable-image"),
    Case("trailing-garbage-300x300.png"),
  ]

  private static let folder = MediaData.folder.appendingPathComponent("cases").path

  @Test(arguments: creatives)
  func `a creative is found to be what its report says`(_ item: Case) throws {
    let format = try DefinitionSearch(Self.folder + "/\(item.name).format.json", shown: "\(item.name).format.json")
    let found = try Self.validate("\(item.name).creative.json", format.definitions)
    #expect(found == item.finds)
  }

  @Test(arguments: documents)
  func `a document without a format is found to be what its report says`(_ item: Case) throws {
    let found = try Self.validate("\(item.name).json", [])
    #expect(found == item.finds)
  }

  @Test(arguments: definitions)
  func `a definition is found to be what its report says`(_ item: Case) throws {
    let found = try DefinitionSearch(Self.folder + "/\(item.name).format.json", shown: "\(item.name).format.json")
    #expect(found.definitions.flatMap { FormatLinter().findings(in: $0) }.marks == item.finds)
  }

  @Test(.timeLimit(.minutes(1)), arguments: hostileMedia)
  func `media made to do harm are judged from their header`(_ item: Case) throws {
    let text =
      #"{"formatId":"10063170","assets":{"Headline":"Night hikes","Picture":{"file":"\#(item.name)"}},"destinationUrl":"https://trailhead.example"}"#
    let creative = try CreativeFolder()
    try creative.write(Array(text.utf8), to: "creative.json")
    try creative.copy("cases/media/\(item.name)", to: item.name)
    let format = FormatFile.read(Array(Proof.definition.utf8))
    #expect(try Self.validate(creative.path + "/creative.json", [format]) == item.finds.map { $0 + " Picture" })
  }

  /// Runs what `validate` runs, and returns a mark a finding above a note, sorted.
  private static func validate(_ name: String, _ definitions: [FormatDefinition]) throws -> [String] {
    let selection = RuleSelection()
    let validator = Validator(selection, formats: DefinedFormats(definitions, selection: selection))
    let files = try CreativeFiles([name], workingDirectory: folder) { [] }
    var validation = FileValidation(files, validator, media: MediaFolders())
    var findings: [Finding] = []
    try validation.prove { findings += $0.findings }
    return findings.marks
  }
}

extension [Finding] {
  /// A mark, rule and key of each finding above a note, sorted.
  var marks: [String] {
    filter { $0.severity > .note }
      .map { "\($0.severity.rawValue.prefix(1).uppercased()) \($0.rule) \($0.key ?? "-")" }.sorted()
  }
}
