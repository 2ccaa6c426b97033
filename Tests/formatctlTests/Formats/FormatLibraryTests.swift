import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct FormatLibraryTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A definition of one text field, told apart by its name.
  private static func definition(_ id: String, slug: String, name: String, more: String = "") -> String {
    """
    { "formatId": "\(id)", "slug": "\(slug)", "name": "\(name)", \(more)
      "fields": [{ "key": "Headline", "kind": "text" }] }
    """
  }

  private func library(
    _ options: [String] = [], beside creative: String? = nil, variables: [String: String] = [:]
  ) throws -> FormatLibrary {
    let environment = folder.environment(variables: variables)
    return try FormatLibrary(
      Version.parse(options).common, in: environment, beside: creative.map { environment.path($0) })
  }

  private func name(_ word: String, in library: FormatLibrary) throws -> String? {
    try library.find(FormatReference(argument: word)).format.name
  }

  @Test func `the places come in their order`() throws {
    try folder.copy("Formats/simple-native", to: "bundle/simple-native")
    let bundled = ["FORMATCTL_FORMATS": folder.path + "/bundle"]
    let id = "10063170"
    #expect(try name(id, in: library(variables: bundled)) == "Simple native")

    try folder.write(Self.definition(id, slug: "simple-native", name: "catalogue"), to: "in.json")
    folder.run(["--catalogue", "formatctl.db", "import", "in.json"])
    #expect(try name(id, in: library(variables: bundled)) == "catalogue")

    try folder.write(Self.definition(id, slug: "simple-native", name: "shared"), to: "Formats/simple/format.json")
    #expect(try name(id, in: library(variables: bundled)) == "shared")

    try folder.write(Self.definition(id, slug: "simple-native", name: "project"), to: "project/10063170.json")
    try folder.write(#"{ "formats": "project" }"#, to: "formatctl.json")
    #expect(try name(id, in: library(variables: bundled)) == "project")

    try folder.write(Self.definition(id, slug: "simple-native", name: "beside"), to: "job/format.json")
    try folder.write("{}", to: "job/day/creative.json")
    #expect(try name(id, in: library(beside: "job/day", variables: bundled)) == "beside")

    try folder.write(Self.definition(id, slug: "simple-native", name: "option"), to: "one.json")
    #expect(try name(id, in: library(["--formats", "one.json"], beside: "job/day", variables: bundled)) == "option")
    #expect(try name("simple-native", in: library(["--formats", "one.json"])) == "option")
    #expect(try name("./project/10063170.json", in: library(["--formats", "one.json"])) == "project")
    #expect(try name("job/", in: library()) == "beside")
  }

  @Test func `which one was taken is said, and what differs`() throws {
    try folder.write(Self.definition("42", slug: "hikes", name: "Hikes"), to: "hikes.json")
    folder.run(["--catalogue", "formatctl.db", "import", "hikes.json"])
    #expect(
      try library().find(FormatReference(argument: "42")).remarks == [
        "Hikes (42) is taken from the catalogue formatctl.db, revision 1."
      ])
    #expect(try library().find(FormatReference(argument: "./hikes.json")).remarks == [])

    try folder.write(Self.definition("42", slug: "hikes", name: "Walks"), to: "Formats/hikes/format.json")
    let found = try library().find(FormatReference(argument: "hikes"))
    #expect(
      found.remarks == [
        "Walks (42) is taken from Formats/hikes/format.json.",
        "What the catalogue formatctl.db, revision 1 holds differs from it.",
      ])
    let kept = try library().find(FormatReference(argument: "hikes"), catalogueFirst: true)
    #expect(
      kept.remarks == [
        "Hikes (42) is taken from the catalogue formatctl.db, revision 1.", "Formats/hikes/format.json differs from it.",
      ])

    // Blanks, the order of members and `revision` are no difference.
    try folder.write(
      #"{"fields":[{"kind":"text","key":"Headline"}],"name":"Hikes","slug":"hikes","revision":9,"formatId":42}"#,
      to: "Formats/hikes/format.json")
    #expect(
      try library().find(FormatReference(argument: "hikes")).remarks == ["Hikes (42) is taken from Formats/hikes/format.json."])
  }

  @Test func `a revision is the catalogue's, whatever files hold`() throws {
    try folder.write(Self.definition("42", slug: "hikes", name: "First"), to: "hikes.json")
    folder.run(["--catalogue", "formatctl.db", "import", "hikes.json"])
    try folder.write(Self.definition("42", slug: "hikes", name: "Second"), to: "hikes.json")
    folder.run(["import", "hikes.json"])
    try folder.write(Self.definition("42", slug: "hikes", name: "Shared"), to: "Formats/hikes/format.json")
    #expect(try name("42@1", in: library()) == "First")
    #expect(try name("hikes@2", in: library()) == "Second")
    #expect(try name("42", in: library()) == "Shared")
    #expect(throws: Failure("there is no 42@3: the newest revision of 42 is 2.", next: "formatctl show 42@2")) {
      try library().find(FormatReference(argument: "42@3"))
    }
  }

  @Test func `other IDs count last`() throws {
    try folder.write(Self.definition("42", slug: "hikes", name: "Hikes", more: #""otherIds": ["43"],"#), to: "hikes.json")
    #expect(try name("43", in: library(["--formats", "hikes.json"])) == "Hikes")
    folder.run(["--catalogue", "formatctl.db", "import", "hikes.json"])
    #expect(try name("43", in: library()) == "Hikes")
    try folder.write(Self.definition("43", slug: "walks", name: "Walks"), to: "Formats/walks/format.json")
    #expect(try name("43", in: library(["--formats", "hikes.json"])) == "Walks")
  }

  @Test func `a file that is broken is passed over, and that is said`() throws {
    try folder.write("{ \"fields\": [", to: "Formats/a/format.json")
    let found = try library().find(FormatReference(argument: "10063170"))
    #expect(found.origin.place == .bundled)
    #expect(found.remarks.first?.hasPrefix("Formats/a/format.json:1 was passed over: ") == true)
  }

  @Test func `a definition with errors is refused with its findings by who needs it`() throws {
    try folder.write(
      #"{ "formatId": "42", "fields": [{ "key": "Headline", "kind": "text", "limits": { "maxCharcters": 5 } }] }"#,
      to: "broken.json")
    let environment = folder.run(["show", "./broken.json"], expecting: .failed)
    #expect(environment.printed == "")
    #expect(
      environment.said == """
        broken.json:1:81: error: A text has no limit "maxCharcters". Did you mean maxCharacters? [unknown-limit]
        formatctl: broken.json has 1 error, so that it cannot be used.

        """)
    let source = try library(["--formats", "broken.json"]).source(RuleSelection())
    #expect(source.refused.map(\.format.reference) == ["42"])
    #expect(source.formats.format("42") == nil)
    #expect(source.formats.format("10063170")?.format.name == "Simple native")
  }

  @Test func `all formats come once, the first place first`() throws {
    try folder.write(Self.definition("10063170", slug: "mine", name: "Mine"), to: "Formats/mine/format.json")
    let formats = try library().all().formats
    #expect(formats.map { $0.format.name } == ["Mine", "App install", "Content", "Native video", "Product card", "Story video"])
    #expect(try library().references().prefix(2) == ["10063170", "mine"])
  }

  @Test(arguments: [
    ("1006317", #"there is no format "1006317"; did you mean 10063170?"#),
    ("simple-nativ", #"there is no format "simple-nativ"; did you mean simple-native?"#),
    ("elsewhere", #"there is no format "elsewhere", but a folder; ./elsewhere would name it."#),
    ("unheard-of", #"there is no format "unheard-of"."#),
  ])
  func `an unknown format is told with what was meant`(word: String, sentence: String) throws {
    try folder.write("", to: "elsewhere/notes.txt")
    let error = #expect(throws: Failure.self) { try library().find(FormatReference(argument: word)) }
    #expect(error?.description == sentence)
  }

  @Test func `a named place must be there`() {
    #expect(throws: FileError.self) { try library(["--formats", "nowhere"]).find(FormatReference(argument: "42")) }
    #expect(throws: Failure.self) { try library(variables: ["FORMATCTL_FORMATS": "/nowhere/Formats"]) }
    #expect(throws: CatalogueFailure.self) { try library(["--catalogue", "nowhere.db"]) }
    #expect(throws: Never.self) { try library(variables: ["FORMATCTL_CATALOGUE": "nowhere.db"]) }
  }

  @Test(arguments: [
    (#"{ "formats": ["a", 3] }"#, "formatctl.json:1:20: formats is a number, a path or a list of paths is expected."),
    (#"{ "formats": {} }"#, "formatctl.json:1:14: formats is an object, a path or a list of paths is expected."),
    (#"{ "formats": "" }"#, "formatctl.json:1:14: formats is a text, a path or a list of paths is expected."),
  ])
  func `the project file names paths`(text: String, sentence: String) throws {
    try folder.write(text, to: "formatctl.json")
    #expect(throws: Failure(sentence)) { try library() }
    try folder.write(#"{ "formats": null, "profile": "dsp" }"#, to: "formatctl.json")
    #expect(throws: Never.self) { try library() }
    try folder.write("{", to: "formatctl.json")
    let error = #expect(throws: Failure.self) { try library() }
    #expect(error?.description.hasPrefix("formatctl.json:1:") == true)
  }

  @Test func `damage of the catalogue does not hide what a file holds`() throws {
    try folder.write("no database, but long enough for one " + String(repeating: "x", count: 600), to: "formatctl.db")
    try folder.write(Self.definition("42", slug: "hikes", name: "Hikes"), to: "hikes.json")
    let found = try library(["--formats", "hikes.json"]).find(FormatReference(argument: "42"))
    #expect(
      found.remarks == [
        "Hikes (42) is taken from hikes.json.",
        "It could not be compared with the catalogue: formatctl.db is no SQLite database, expected a catalogue.",
      ])
    #expect(throws: CatalogueFailure.self) { try library().find(FormatReference(argument: "42")) }
  }
}
