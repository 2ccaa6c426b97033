import CustomFormats
import Documents
import Foundation
import NativeAds
import Testing

@testable import FormatPreview

@Suite struct AdMarkupTests {
  /// Returns the measured lines of a drawing, from the back to the front.
  private func lines(_ markup: Markup) -> [String] {
    markup.text.matches(of: /<text [^>]*textLength[^>]*>([^<]*)<\/text>/).map { match in
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(match.1)) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
    }
  }

  private static let samples = Bundled.names.flatMap { name in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Bundled.folder.appending(path: name).path())) ?? []
    return files.filter { $0.hasSuffix(".json") && $0 != "format.json" }.sorted().map { (name, $0) }
  }

  @Test(arguments: samples)
  func `a page has the lines of a phone, and in their order the words of the terminal`(_ name: String, _ file: String) throws {
    let (format, creative) = try Bundled.creative(name, file)
    let ad = StagedAd(creative, of: format, in: .typical, columns: 45)
    let page = lines(AdMarkup(ad, pictures: [:], id: "ad").markup)
    let phone = ad.phone.slots.flatMap { $0.lines.map(\.text.visible) }.filter { !$0.isEmpty }
    #expect(page == phone)

    let terminal = Bakery.page(ad).lines
    let words = ad.phone.slots.filter { !$0.lines.isEmpty }
    #expect(words.map(\.name) == ad.layout.slots.filter { !$0.lines.isEmpty }.map(\.name))
    for slot in words {
      let cells = try #require(ad.layout.slots.first { $0.id == slot.id })
      if slot.isCut || cells.isCut { continue }
      #expect(slot.lines.map(\.text).joined(separator: " ") == cells.lines.map(\.text).joined(separator: " "))
      for line in cells.lines { #expect(terminal.contains { $0.contains(line.text) }, "\(line.text)") }
    }
  }

  @Test func `a text is cut on a page where a phone cuts it`() {
    let words = "Bread from a stone oven, baked before the city is awake, every single morning but Sunday"
    let layout = #""layout":{"root":{"slot":"Headline","lines":2}}"#
    let ad = Bakery.ad(#""Headline":"\#(words)""#, columns: 30, format: layout)
    #expect(
      lines(AdMarkup(ad, pictures: [:], id: "ad").markup) == [
        "Bread from a stone oven,", "baked before the city is aw…",
      ])
  }

  @Test(arguments: [("scaleToFill", "none"), ("aspectFit", "xMidYMid meet"), ("aspectFill", "xMidYMid slice")])
  func `a picture fills its slot as the layout asks`(_ mode: String, _ fit: String) {
    let layout = #""layout":{"root":{"slot":"MainImage","height":100,"contentMode":"\#(mode)","radius":8}}"#
    let ad = Bakery.ad(#""MainImage":"loaf.jpg""#, columns: 40, format: layout)
    let picture = EmbeddedPicture(id: "picture-1", width: 1200, height: 627)
    let text = AdMarkup(ad, pictures: ["loaf.jpg": .embedded(picture)], id: "ad").markup.text
    #expect(
      text.contains(
        ##"<svg x="0" y="0" width="320" height="100" viewBox="0 0 1200 627" preserveAspectRatio="\##(fit)"><use href="#picture-1"/>"##
      ))
    #expect(text.contains(#"<clipPath id="ad-2"><rect x="0" y="0" width="320" height="100" rx="8"/></clipPath>"#))
  }

  @Test func `a broken picture is drawn as broken, with the reason`() {
    let ad = Bakery.ad(#""Headline":"Bread","MainImage":"cut.jpg""#)
    let text = AdMarkup(ad, pictures: [:], id: "ad").markup.text
    #expect(text.contains("--sl:#6B7077"))
    #expect(text.contains("the JPEG stops at byte 61,440"))
    let whole = AdMarkup(Bakery.ad(#""Headline":"Bread","MainImage":"loaf.jpg""#), pictures: [:], id: "ad").markup.text
    #expect(whole.contains("loaf.jpg") && !whole.contains("--sl:#6B7077"))
  }

  @Test func `a video shows its duration, AdChoices only where there is one`() {
    let video = AdMarkup(Bakery.ad(#""Headline":"Bread","Video":"oven.mp4""#), pictures: [:], id: "ad").markup.text
    #expect(video.contains("▶ 1:15 1280x720"))
    #expect(!video.contains("AdChoices"))
    let choices = Bakery.ad(#""Headline":"Bread""#, #""adChoices":"ac.png""#)
    #expect(AdMarkup(choices, pictures: [:], id: "ad").markup.text.contains("aria-label=\"AdChoices\""))
  }

  @Test func `words that run from the right are drawn from the right`() {
    let ad = Bakery.ad(#""Headline":"לחם""#, #""locale":"he""#)
    let text = AdMarkup(ad, pictures: [:], id: "ad").markup.text
    let line = ad.phone.slot("Headline")?.lines.first
    #expect(text.contains("<text x=\"\(line.map { Int($0.rect.maxX) } ?? 0)\""))
    #expect(text.contains("direction=\"rtl\""))
  }

  @Test func `slots with findings are outlined, and nothing of a creative is markup`() {
    let nasty = "</text></svg><img src=x onerror=alert(1)>\u{202E}"
    let ad = Bakery.ad(#""Headline":"\#(nasty)""#, format: #""layout":{"root":{"slot":"Headline"}}"#)
    let outlines = [SlotOutline(key: "Headline", tag: "1 2", style: "error"), SlotOutline(key: "Gone", tag: "3", style: "note")]
    let text = AdMarkup(ad, pictures: [:], id: "ad", outlines: outlines).markup.text
    #expect(text.components(separatedBy: "class=\"outline\"").count == 2)
    #expect(text.contains(">1 2</text>") && !text.contains(">3</text>"))
    #expect(!text.contains("<img") && !text.contains("\u{202E}"))
    #expect(text.components(separatedBy: "</svg>").count == 2)
  }

  @Test func `a rating is five stars`() {
    let ad = Bakery.ad(#""Headline":"Bread","Rating":3.5"#, format: #""layout":{"root":{"slot":"Rating","height":16}}"#)
    let text = AdMarkup(ad, pictures: [:], id: "ad").markup.text
    #expect(text.contains("aria-label=\"★★★½☆\""))
    #expect(text.components(separatedBy: "fill=\"#E8A300\"").count == 5)
  }

  @Test func `a gradient and colours of light and dark screens are kept`() {
    let layout =
      ##""layout":{"root":{"layers":[{"gradient":["#00000000","#000000CC"]},{"slot":"Headline","color":"muted"}]}}"##
    let text = AdMarkup(Bakery.ad(#""Headline":"Bread""#, format: layout), pictures: [:], id: "ad").markup.text
    #expect(text.contains(##"<stop offset="0" stop-color="#00000000"/><stop offset="1" stop-color="#000000CC"/>"##))
    #expect(text.contains(##"class="f" style="--fl:#5F6368;--fd:#A6A9AF">Bread</text>"##))
  }
}
