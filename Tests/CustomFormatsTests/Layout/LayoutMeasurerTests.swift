import CustomFormats
import Testing

/// Small trees with places computed by hand; a cell is 8x16 points.
@Suite struct LayoutMeasurerTests {
  private func measured(
    _ root: String, layout: String = "", format: String = "", _ content: AdContent = LayoutSubject.content, width: Double = 320,
    metrics: TextMetrics = .cells, direction: LayoutDirection = .leftToRight
  ) -> MeasuredLayout {
    LayoutSubject.measured(root, layout: layout, format: format, content, width: width, metrics: metrics, direction: direction)
  }

  @Test func `a column stretches its children and stands them below one another`() {
    let ad = measured(
      #"{ "column": [{ "slot": "Headline" }, { "slot": "Picture" }, { "slot": "Caption" }], "padding": [16, 8], "gap": 16 }"#)
    #expect(ad.place("Headline") == "8 16 304 16")
    // 304 points of width at 2:1 are 152 points, 9.5 cells: rounded to 10.
    #expect(ad.place("Picture") == "8 48 304 160")
    #expect(ad.place("Caption") == "8 224 304 16")
    #expect(ad.size == PointSize(width: 320, height: 256))
  }

  @Test(arguments: [("start", "0 0 88 16"), ("center", "112 0 88 16"), ("end", "232 0 88 16"), ("fill", "0 0 320 16")])
  func `a column aligns its children across`(_ align: String, _ place: String) {
    #expect(measured(#"{ "column": [{ "slot": "Headline" }], "align": "\#(align)" }"#).place("Headline") == place)
  }

  @Test func `a row gives natural widths and shares the rest by weight`() {
    let ad = measured(
      """
      { "row": [{ "slot": "Icon", "width": 40, "height": 32 }, { "slot": "Headline", "grow": 1 }, { "space": "grow", "grow": 2 },
        { "slot": "Button", "padding": [0, 8] }], "gap": 8, "align": "center" }
      """)
    // 320 - 40 (icon) - 48 (button: four letters and padding) - three gaps of 8 = 208: a third is 69.3, at the cell 64.
    #expect(ad.place("Icon") == "0 0 40 32")
    #expect(ad.place("Headline") == "48 0 64 32")
    #expect(ad.slot("Headline")?.lines.map(\.text) == ["Night", "hikes"])
    #expect(ad.place("Button") == "272 0 48 16")
  }

  @Test func `in points the shares are exact`() {
    let ad = measured(
      #"{ "row": [{ "slot": "Icon", "width": 40, "height": 40 }, { "slot": "Headline", "grow": 1 }, { "slot": "Caption", "grow": 3 }] }"#,
      metrics: .points)
    #expect(ad.place("Headline") == "40 0 70 44")
    #expect(ad.place("Caption") == "110 0 210 19")
  }

  @Test func `texts without a width shrink in proportion where a row is too wide`() {
    let content = AdContent(texts: ["Headline": String(repeating: "a", count: 30), "Caption": String(repeating: "b", count: 10)])
    let ad = measured(
      #"{ "row": [{ "slot": "Headline", "lines": 1 }, { "slot": "@adChoices" }, { "slot": "Caption", "lines": 1 }], "gap": 8 }"#,
      content, width: 216)
    // 216 - 16 (AdChoices) - 16 (gaps) = 184 for texts of 240 and 80: 138 and 46, at the cell 136 and 40.
    #expect(ad.place("Headline") == "0 0 136 16")
    #expect(ad.place("@adChoices") == "144 0 16 16")
    #expect(ad.place("Caption") == "168 0 40 16")
    #expect(ad.slot("Headline")?.lines.map(\.text) == [String(repeating: "a", count: 16) + "…"])
    #expect(ad.slot("Headline")?.cut == 16)
  }

  @Test func `texts inside a container of a row shrink too`() {
    let content = AdContent(texts: ["Headline": String(repeating: "a", count: 60)])
    let ad = measured(
      #"{ "row": [{ "column": [{ "slot": "Headline", "lines": 1 }], "padding": 8 }, { "slot": "@adChoices" }] }"#, content)
    #expect(ad.place("Headline") == "8 16 288 16")
    #expect(ad.place("@adChoices") == "304 0 16 16")
  }

  @Test func `fixed sizes are never clamped, so an overflow stays visible`() {
    let ad = measured(
      #"{ "row": [{ "slot": "Icon", "width": 200, "height": 16 }, { "slot": "Picture", "width": 200, "height": 16 }] }"#)
    #expect(ad.place("Picture") == "200 0 200 16")
    #expect(ad.size.width == 320)
  }

  @Test func `a child that is absent takes its gap with it, and a container without content goes`() {
    var content = LayoutSubject.content
    content.texts["Headline"] = nil
    let root = """
      { "column": [{ "row": [{ "slot": "Headline" }, { "space": "grow" }], "padding": 16 }, { "slot": "Picture", "height": 32 },
        { "slot": "Caption" }], "gap": 16 }
      """
    let ad = measured(root, content)
    #expect(ad.place("Headline") == "absent")
    #expect(ad.place("Picture") == "0 0 320 32")
    #expect(ad.place("Caption") == "0 48 320 16")
  }

  @Test func `a slot that is always there keeps its place`() {
    let root = #"{ "column": [{ "slot": "Caption", "when": "always" }, { "slot": "Headline" }] }"#
    let ad = measured(root, AdContent(texts: ["Headline": "Night hikes"]))
    #expect(ad.place("Caption") == "0 0 320 16")
    #expect(ad.slot("Caption")?.lines.map(\.text) == [""])
    #expect(ad.place("Headline") == "0 16 320 16")
  }

  @Test func `a column of fixed height gives its rest to what grows`() {
    let root = #"{ "column": [{ "slot": "Headline" }, { "slot": "Picture", "grow": 1 }, { "slot": "Caption" }], "height": 160 }"#
    #expect(measured(root).place("Picture") == "0 16 320 128")
    #expect(measured(root).place("Caption") == "0 144 320 16")
  }

  @Test func `where there is room for all, none that grows gets less than it needs`() {
    let root = #"{ "column": [{ "slot": "Picture", "grow": 1 }, { "slot": "Caption", "grow": 1 }] }"#
    let roomy = measured(root, layout: #""minHeight": 208"#)
    // Half of 208 is less than the picture's 160.
    #expect(roomy.place("Picture") == "0 0 320 160")
    #expect(roomy.place("Caption") == "0 160 320 48")
    let tight = measured(root.replacing("] }", with: #"], "height": 160 }"#))
    #expect(tight.place("Picture") == "0 0 320 80")
    #expect(tight.place("Caption") == "0 80 320 80")
  }

  @Test func `the least height of the ad is shared out as well`() {
    let root = #"{ "column": [{ "slot": "Headline" }, { "space": "grow" }, { "slot": "Caption" }] }"#
    let ad = measured(root, layout: #""minHeight": 96"#)
    #expect(ad.place("Caption") == "0 80 320 16")
    #expect(ad.size.height == 96)
    #expect(measured(root).size.height == 32)
  }

  @Test func `a text that is given less height than its lines shows fewer of them`() {
    let content = AdContent(texts: ["Caption": "one two three four five"])
    let ad = measured(#"{ "column": [{ "slot": "Caption", "height": 32 }] }"#, content, width: 64)
    #expect(ad.slot("Caption")?.lines.map(\.text) == ["one two", "three f…"])
    #expect(ad.slot("Caption")?.cut == 15)
  }

  @Test func `children of layers stand at edges and corners, and fill takes the inner box`() {
    let root = """
      { "layers": [{ "slot": "@media" }, { "at": "top-trailing", "slot": "@adChoices" }, { "at": "bottom", "slot": "Headline" },
        { "at": "center", "slot": "Caption" }, { "at": "bottom-leading", "slot": "Icon", "width": 16, "height": 16 }],
        "height": 160, "padding": [16, 8] }
      """
    let ad = measured(root)
    #expect(ad.place("@media") == "8 16 304 128")
    #expect(ad.place("@adChoices") == "296 16 16 16")
    #expect(ad.place("Headline") == "8 128 304 16")
    // 304 - 96 leaves 208: 104 on each side; 128 - 16 leaves 112: 56 above, at the cell 48.
    #expect(ad.place("Caption") == "112 64 96 16")
    #expect(ad.place("Icon") == "8 128 16 16")
  }

  @Test func `layers without a height are as high as their first child`() {
    let root = #"{ "layers": [{ "slot": "@media" }, { "at": "bottom", "slot": "Headline" }] }"#
    #expect(measured(root).size.height == 160)
    #expect(measured(root).place("Headline") == "0 144 320 16")
  }

  @Test func `a media slot may have the ratio of what it shows`() {
    let root = #"{ "column": [{ "slot": "@media", "aspect": "media", "height": 48 }] }"#
    var content = LayoutSubject.content
    content.media = .video(ratio: 1)
    #expect(measured(root, content).size.height == 320)
    // The app is told a ratio of 0 for a custom ad without a video, whatever picture it shows.
    content.media = .image(ratio: 1)
    #expect(measured(root, content).size.height == 48)
    content.media = .video(ratio: 0)
    #expect(measured(root, content).size.height == 48)
    // A system-defined ad tells the picture's.
    content.media = .image(ratio: 2)
    #expect(measured(root, format: #""type": "system-defined""#, content).size.height == 160)
  }

  @Test func `stars are five heights and four gaps wide`() {
    let root = #"{ "row": [{ "slot": "Rating", "height": 14 }, { "slot": "Caption" }] }"#
    #expect(measured(root, metrics: .points).place("Rating") == "0 0 78 14")
    #expect(measured(root).place("Rating") == "0 0 40 16")
  }

  @Test func `AdChoices and the badge keep their own size in a column`() {
    let ad = measured(#"{ "column": [{ "slot": "@adChoices" }, { "slot": "@attribution" }] }"#, metrics: .points)
    #expect(ad.place("@adChoices") == "0 0 15 15")
    #expect(ad.place("@attribution") == "0 15 24 15")
    #expect(ad.slot("@attribution")?.lines.map(\.text) == ["Ad"])
  }

  @Test func `from right to left everything stands as in a mirror`() {
    let root =
      #"{ "row": [{ "slot": "Icon", "width": 40, "height": 40 }, { "slot": "Headline" }, { "space": "grow" }, { "slot": "@adChoices" }] }"#
    let ad = measured(root, direction: .rightToLeft)
    #expect(ad.place("Icon") == "280 0 40 48")
    #expect(ad.place("Headline") == "192 0 88 16")
    #expect(ad.slot("Headline")?.lines.first?.rect.x == 192)
    #expect(ad.place("@adChoices") == "0 0 16 16")
  }

  @Test func `the words of a button stand in its middle, those of a text at its start`() {
    let ad = measured(#"{ "column": [{ "slot": "Button", "height": 48 }, { "slot": "Headline", "height": 48 }] }"#)
    #expect(ad.slot("Button")?.lines.first?.rect == PointRect(x: 144, y: 16, width: 32, height: 16))
    #expect(ad.slot("Headline")?.lines.first?.rect == PointRect(x: 0, y: 48, width: 88, height: 16))
  }

  @Test func `colour is handed down, and a button's words can be read on it`() {
    let ad = measured(
      """
      { "column": [{ "slot": "Headline" }, { "slot": "Caption", "color": "muted" }, { "slot": "Button", "background": "accent" }],
        "color": "#FF0000" }
      """)
    #expect(ad.slot("Headline")?.colour.light == 0xFF00_00FF)
    #expect(ad.slot("Caption")?.colour.name == "muted")
    #expect(ad.slot("Button")?.colour.light == 0xFFFF_FFFF)
  }

  @Test func `painted boxes stand in paint order`() {
    let ad = measured(
      """
      { "layers": [{ "slot": "@media" }, { "at": "bottom", "height": 32, "gradient": ["#00000000", "#000000CC"] },
        { "at": "bottom", "column": [{ "slot": "Headline" }] }], "background": "card" }
      """)
    let order = ad.items.map { item in
      switch item {
      case .box(let box): box.paint.gradient.isEmpty ? "box" : "gradient"
      case .slot(let slot): slot.name
      }
    }
    #expect(order == ["box", "@media", "gradient", "Headline"])
    if case .box(let gradient) = ad.items[2] { #expect(gradient.rect == PointRect(x: 0, y: 128, width: 320, height: 32)) }
  }

  @Test func `a video is fitted into its slot, a picture fills it as asked`() {
    let root = #"{ "column": [{ "slot": "@media", "contentMode": "aspectFill" }] }"#
    #expect(measured(root).slot("@media")?.contentMode == .aspectFill)
    #expect(measured(root, AdContent(media: .video(ratio: 1.78))).slot("@media")?.contentMode == .aspectFit)
  }

  @Test func `the media slot is called after what it shows`() {
    let root = #"{ "column": [{ "slot": "@media" }] }"#
    #expect(measured(root).slot("@media")?.key == "Picture")
    #expect(measured(root, AdContent(media: .video(ratio: 1.78))).slot("@media")?.key == "Video")
  }
}
