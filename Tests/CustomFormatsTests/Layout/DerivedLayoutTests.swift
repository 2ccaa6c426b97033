import CustomFormats
import Testing

@Suite struct DerivedLayoutTests {
  private func outline(_ definition: String) -> [String] {
    let format = FormatFile.read(Array(definition.utf8)).format
    return LayoutMeasurer(format).measure(.samples(of: format)).slots.map(\.name)
  }

  @Test func `badge and AdChoices stand on top, then icon and headline, media, texts, offer and button`() {
    let slots = outline(
      """
      { "formatId": "1", "fields": [
        { "key": "Button", "kind": "text", "role": "callToAction", "sample": "Go" }, { "key": "Price", "kind": "text", "sample": "1 €" },
        { "key": "Note", "kind": "text", "sample": "New" }, { "key": "Title", "kind": "text", "sample": "Night hikes" },
        { "key": "Brand", "kind": "text", "sample": "Trailhead" }, { "key": "Rating", "kind": "number", "sample": 4 },
        { "key": "Store", "kind": "text", "sample": "Play" }, { "key": "Logo", "kind": "image" }, { "key": "Map", "kind": "image" },
        { "key": "Level", "kind": "list", "choices": ["easy"], "sample": "easy" }, { "key": "MainImage", "kind": "image" },
        { "key": "Landing", "kind": "url", "role": "web", "sample": "https://trailhead.example" }],
        "media": { "video": "none", "fallbackImage": "MainImage" } }
      """)
    #expect(
      slots == [
        "@attribution", "@adChoices", "Logo", "Title", "Brand", "@media", "Note", "Map", "Level", "Rating", "Store", "Price",
        "Button",
      ])
  }

  @Test(arguments: [
    ("top-trailing", "@attribution @adChoices Headline"), ("top-leading", "@adChoices @attribution Headline"),
    ("bottom-trailing", "@attribution Headline @adChoices"), ("bottom-leading", "@attribution Headline @adChoices"),
  ])
  func `AdChoices stands in the declared corner`(_ corner: String, _ slots: String) {
    let definition = """
      { "formatId": "1", "fields": [{ "key": "Headline", "kind": "text", "sample": "Night" }], "adChoices": { "corner": "\(corner)" } }
      """
    #expect(outline(definition).joined(separator: " ") == slots)
    let format = FormatFile.read(Array(definition.utf8)).format
    let ad = LayoutMeasurer(format).measure(.samples(of: format))
    let isLeading = corner.hasSuffix("leading")
    #expect(ad.slot("@adChoices")?.rect.x == (isLeading ? 12 : 333))
  }

  @Test func `a main picture outside of media has a slot of its own`() {
    #expect(
      outline(#"{ "formatId": "1", "fields": [{ "key": "MainImage", "kind": "image" }] }"#) == [
        "@attribution", "@adChoices", "MainImage",
      ])
  }

  @Test func `a system-defined ad shows its main picture in the media slot, declared or not`() {
    #expect(
      outline(#"{ "formatId": "1", "type": "system-defined", "fields": [{ "key": "Image", "kind": "image" }] }"#) == [
        "@attribution", "@adChoices", "@media",
      ])
  }

  @Test func `a field that holds the badge's words is drawn once`() {
    let slots = outline(
      """
      { "formatId": "1", "fields": [{ "key": "Badge", "kind": "list", "choices": ["Ad"], "sample": "Ad" }],
        "attribution": { "field": "Badge" } }
      """)
    #expect(slots == ["@attribution", "@adChoices"])
  }

  @Test func `a format without fields still has a layout`() {
    #expect(outline(#"{ "formatId": "1", "fields": [] }"#) == ["@attribution", "@adChoices"])
  }
}
