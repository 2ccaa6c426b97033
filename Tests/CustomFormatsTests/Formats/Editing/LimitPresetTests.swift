import Documents
import Testing

@testable import CustomFormats

@Suite struct LimitPresetTests {
  @Test(arguments: LimitPreset.allCases)
  func `every row of a preset can be read for a field of its role, and its definition has no fault`(preset: LimitPreset) throws {
    for row in preset.table {
      let kinds = FieldKind.allCases.filter { preset.settings(for: row.role, of: $0) != nil }
      let kind = try #require(kinds.first)
      #expect(kinds.count == 1)
      let phrase = try #require(try FieldPhrase("Key:\(kind.rawValue),role=\(row.role.rawValue)").filled(by: preset))
      let format = NewFormat(slug: "x", fields: [phrase])
      #expect(FormatFile.read(Array(format.definition.documentText.utf8)).violations == [], "\(row)")
    }
    #expect(Set(preset.table.map(\.role)).count == preset.table.count)
  }

  @Test(arguments: [
    (LimitPreset.googleNative, "Headline:text", #"{"maxCharacters":25,"unit":"displayWidth"}"#),
    (.iab, "Body:text", #"{"maxCharacters":140}"#),
    (
      .dv360, "MainImage:image",
      #"{"minWidth":1200,"minHeight":627,"maxWidth":2000,"#
        + #""maxHeight":1047,"aspectRatios":["1.91:1"],"maxBytes":1200000,"types":["jpeg","png"],"frames":1}"#
    ),
    (.yahoo, "CallToAction:text", #"{"maxCharacters":12}"#),
    (.yahoo, "Claim:text,role=headline", #"{"maxCharacters":50}"#),
    (.iab, "Rating:number", #"{"minimum":0,"maximum":5}"#),
  ])
  func `a preset fills in the limits of a role`(preset: LimitPreset, phrase: String, limits: String) throws {
    #expect(try FieldPhrase(phrase).filled(by: preset)?.definition["limits"]?.compactText == limits)
  }

  @Test func `what is said wins over a preset`() throws {
    let phrase = try FieldPhrase("MainImage:image,min=600x314,types=webp,required").filled(by: .yahoo)
    #expect(
      phrase?.definition.compactText == """
        {"key":"MainImage","kind":"image","limits":{"minWidth":600,"minHeight":314,"types":["webp"],\
        "aspectRatios":["1.91:1"],"maxBytes":2000000},"required":true}
        """)
  }

  @Test(arguments: ["Legal:text", "Rating:text", "Headline:list", "Price:number"])
  func `a preset says nothing of a field that it does not know`(phrase: String) throws {
    #expect(try FieldPhrase(phrase).filled(by: .googleNative)?.definition == nil)
  }
}
