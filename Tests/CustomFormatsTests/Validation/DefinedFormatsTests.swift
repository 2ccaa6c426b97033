import CustomFormats
import Testing

@Suite struct DefinedFormatsTests {
  private func definition(_ members: String) -> FormatDefinition {
    FormatFile.read(Array("{ \(members), \"fields\": [{ \"key\": \"Headline\", \"kind\": \"text\" }] }".utf8))
  }

  @Test func `a format is found by ID, slug and other ID, and only those that are asked for count as used`() {
    let formats = DefinedFormats(
      [
        definition(#""formatId": "1", "slug": "one", "name": "first""#),
        definition(#""formatId": "2", "otherIds": ["1", "3"]"#),
        definition(#""formatId": "3", "name": "third""#),
      ], selection: RuleSelection())
    #expect(formats.references == ["1", "one", "2", "3"])
    #expect(formats.usedPlaces == [])
    #expect(formats.format("one")?.format.name == "first")
    #expect(formats.format("1")?.format.name == "first")
    #expect(formats.format("3")?.format.name == "third")
    #expect(formats.format("4") == nil)
    #expect(formats.usedPlaces == [0, 2])
  }

  @Test func `of several sources the first that has a format counts`() {
    let near = DefinedFormats([definition(#""formatId": "1", "name": "near""#)], selection: RuleSelection())
    let far = DefinedFormats(
      [definition(#""formatId": "1", "name": "far""#), definition(#""formatId": "2""#)], selection: RuleSelection())
    let both = LayeredFormats([near, far])
    #expect(both.format("1")?.format.name == "near")
    #expect(both.format("2")?.format.formatID?.number == 2)
    #expect(both.references == ["1", "1", "2"])
  }
}
