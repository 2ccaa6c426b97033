import Documents
import Testing

@testable import CustomFormats

@Suite struct NewFormatTests {
  private static func text(_ phrases: String...) throws -> String {
    let format = NewFormat(formatID: FormatID("42"), name: "Hikes", fields: try phrases.map { try FieldPhrase($0) })
    return format.definition.compactText
  }

  @Test func `headline and picture take taps, and the picture stands in the media area`() throws {
    #expect(
      try Self.text("Headline:text,max=25", "Photo:image", "Caption:text") == """
        {"schemaVersion":1,"formatId":"42","name":"Hikes","status":"active","fields":[\
        {"key":"Headline","kind":"text","limits":{"maxCharacters":25}},{"key":"Photo","kind":"image"},\
        {"key":"Caption","kind":"text"}],"media":{"video":"none","fallbackImage":"Photo","tap":"Photo"},\
        "clicks":{"clickable":["Headline","Photo"]}}
        """)
  }

  @Test(arguments: [
    (["Clip:video", "Photo:image"], #""media":{"video":"optional","fallbackImage":"Photo","tap":"Photo"}"#),
    (["Clip:video,required", "Icon:image"], #""media":{"video":"required"}"#),
    (["Logo:image,role=icon", "A:text"], #""clicks":{"clickable":["Logo","A"]}"#),
    (["A:text,clickable", "B:text"], #""clicks":{"clickable":["A"]}"#),
    (["Headline:text,clickable=no", "B:text"], #""clicks":{"clickable":["B"]}"#),
    (["Link:url"], #""fields":[{"key":"Link","kind":"url"}]}"#),
  ])
  func `media and clicks follow from the fields`(phrases: [String], part: String) throws {
    let fields = try phrases.map { try FieldPhrase($0) }
    let text = NewFormat(slug: "x", fields: fields).definition.compactText
    #expect(text.contains(part), "\(text)")
  }

  @Test func `a definition is read as it was meant`() throws {
    let format = NewFormat(slug: "story-card", fields: [try FieldPhrase("Clip:video,required"), try FieldPhrase("Photo:image")])
    let definition = FormatFile.read(Array(format.definition.documentText.utf8))
    #expect(definition.violations == [])
    #expect(definition.format.isDraft)
    #expect(definition.format.videoField?.key == "Clip")
    #expect(definition.format.fallbackField?.key == "Photo")
  }
}
