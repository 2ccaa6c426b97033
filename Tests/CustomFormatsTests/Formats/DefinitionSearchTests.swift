import CustomFormats
import Testing

@Suite struct DefinitionSearchTests {
  private func search(_ folder: CreativeFolder, _ name: String) throws -> DefinitionSearch {
    try DefinitionSearch(folder.path + "/" + name, shown: name)
  }

  @Test func `every definition below a folder is found, and what is none is counted`() throws {
    let folder = try CreativeFolder([
      "Formats/b/format.json": Proof.definition, "Formats/a.json": Proof.definition,
      "Formats/b/sample.json": Proof.creative("x"), "Formats/bad-c.json": Proof.definition,
      "Formats/.d/format.json": Proof.definition, "Formats/notes.txt": "",
    ])
    let found = try search(folder, "Formats")
    #expect(found.definitions.map(\.file) == ["Formats/a.json", "Formats/b/format.json"])
    #expect(found.skipped.other == 1)
    #expect(found.skipped.bad == 1)
    #expect(found.skipped.hidden == 1)
  }

  @Test func `a broken format.json is kept, so that its fault is told`() throws {
    let folder = try CreativeFolder(["Formats/format.json": "{ \"fields", "Formats/other.json": "{ \"x"])
    let found = try search(folder, "Formats")
    #expect(found.definitions.map(\.file) == ["Formats/format.json"])
    #expect(FormatLinter().findings(in: found.definitions[0]).map(\.rule) == ["malformed-json"])
  }

  @Test func `a file that is named is a definition, whatever it holds`() throws {
    let folder = try CreativeFolder(["x.json": "[]"])
    #expect(try search(folder, "x.json").definitions.map(\.isReadable) == [false])
  }
}
