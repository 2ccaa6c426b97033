import CustomFormats
import Testing

@Suite struct LayoutTapTests {
  private func tap(_ root: String, _ x: Double, _ y: Double, format: String = "", content: AdContent = LayoutSubject.content)
    -> LayoutTap
  {
    LayoutSubject.measured(root, format: format, content).tap(at: Point(x: x, y: y))
  }

  @Test func `a tap reports the slot's own key where that is clickable`() {
    let root = #"{ "column": [{ "slot": "Headline" }, { "slot": "Caption" }] }"#
    #expect(tap(root, 10, 8) == LayoutTap(slot: "Headline", key: "Headline"))
    #expect(tap(root, 10, 24) == LayoutTap(slot: "Caption", key: nil))
    #expect(tap(root, 10, 99) == LayoutTap(slot: nil, key: nil))
  }

  @Test func `a slot that is not clickable reports what the nearest container does`() {
    let root = """
      { "column": [{ "column": [{ "slot": "Caption" }, { "slot": "Button", "tap": "none" }], "padding": 16 }, { "slot": "Headline" }],
        "tap": "Picture" }
      """
    #expect(tap(root, 20, 24) == LayoutTap(slot: "Caption", key: "Picture"))
    #expect(tap(root, 20, 40) == LayoutTap(slot: "Button", key: nil))
    #expect(tap(root, 2, 2) == LayoutTap(slot: nil, key: "Picture"))
    #expect(tap(root, 2, 70) == LayoutTap(slot: "Headline", key: "Headline"))
  }

  @Test func `the frontmost slot takes the tap`() {
    let root = #"{ "layers": [{ "slot": "@media" }, { "at": "bottom", "slot": "Headline" }] }"#
    #expect(tap(root, 10, 10) == LayoutTap(slot: "@media", key: "Picture"))
    #expect(tap(root, 10, 150) == LayoutTap(slot: "Headline", key: "Headline"))
  }

  @Test func `the media area reports the key that the definition names, whatever it shows`() {
    let root = #"{ "column": [{ "slot": "@media" }] }"#
    let video = AdContent(media: .video(ratio: 2))
    #expect(tap(root, 10, 10, content: video) == LayoutTap(slot: "@media", key: nil))
    var format = LayoutSubject.definition(root).format
    format.media?.tap = "Picture"
    #expect(LayoutMeasurer(format).measure(video).tap(at: Point(x: 10, y: 10)) == LayoutTap(slot: "@media", key: "Picture"))
  }

  @Test func `AdChoices takes taps around its icon, up to the edge of the ad`() {
    let root = #"{ "row": [{ "space": "grow" }, { "slot": "@adChoices" }], "padding": [10, 2] }"#
    let ad = LayoutSubject.measured(root, metrics: .points)
    #expect(ad.slot("@adChoices")?.rect == PointRect(x: 303, y: 10, width: 15, height: 15))
    #expect(ad.slot("@adChoices")?.touchRect == PointRect(x: 298.5, y: 5.5, width: 21.5, height: 24))
    #expect(ad.tap(at: Point(x: 299, y: 6)) == LayoutTap(slot: "@adChoices", key: "3011"))
    #expect(ad.tap(at: Point(x: 297, y: 6)) == LayoutTap(slot: nil, key: nil))
  }

  @Test func `a control of a system-defined ad that was left on swallows its tap`() {
    let root = #"{ "column": [{ "slot": "Headline", "interaction": "on" }] }"#
    #expect(
      tap(root, 10, 8, format: #""type": "system-defined""#) == LayoutTap(slot: "Headline", key: nil, isSwallowed: true))
  }
}
