import CustomFormats
import Documents
import Testing

@Suite struct LayoutFileTests {
  private func messages(_ root: String, layout: String = "", format: String = "") -> [String] {
    LayoutSubject.definition(root, layout: layout, format: format).violations.map {
      "\($0.rule) \($0.path): \($0.message) \($0.hint)"
    }
  }

  @Test func `every member of the language is read`() throws {
    let definition = LayoutSubject.definition(
      """
      { "layers": [
        { "slot": "@media", "aspect": "media", "contentMode": "aspectFill", "radius": 8, "tap": "none", "background": "#102030" },
        { "at": "bottom-trailing", "row": [{ "slot": "Headline", "style": "caption", "lines": 2, "color": "brand", "grow": 2,
            "when": "always", "over": "@media", "as": "button", "padding": [1, 2, 3, 4] }, { "space": 8 }, { "space": "grow" }],
          "gap": 6, "align": "end", "padding": [1, 2] },
        { "at": "top", "height": 20, "gradient": ["#00000000", "card"] }], "aspect": "9:16" }
      """,
      layout: """
        "width": 300, "widths": [320, 430], "minHeight": 50, "safeArea": { "top": 56, "bottom": 48 },
        "palette": { "brand": "#FF8800", "night": { "light": "#FFFFFF", "dark": "#000000" } }
        """)
    #expect(definition.violations == [])
    let layout = try #require(definition.format.layout)
    #expect(layout.allWidths == [300, 320, 430])
    #expect(layout.minHeight == 50)
    #expect(layout.safeArea == LayoutInsets(top: 56, bottom: 48))
    #expect(layout.slots == ["@media", "Headline"])
    let media = layout.root.children[0]
    #expect(media.aspect == .media && media.contentMode == .aspectFill && media.tap == LayoutNode.Tap.none)
    #expect(media.paint.background == LayoutColour(light: 0x1020_30FF) && media.paint.radius == 8)
    let row = layout.root.children[1]
    #expect(row.at == .bottomTrailing && row.gap == 6 && row.align == .end)
    #expect(row.padding == LayoutInsets(top: 1, end: 2, bottom: 1, start: 2))
    let headline = row.children[0]
    #expect(headline.style == .caption && headline.lines == 2 && headline.grow == 2 && headline.isAlwaysThere)
    #expect(headline.over == "@media" && headline.drawing == .button)
    #expect(headline.colour == LayoutColour(name: "brand", light: 0xFF88_00FF))
    #expect(headline.padding == LayoutInsets(top: 1, end: 2, bottom: 3, start: 4))
    #expect(headline.path == "layout.root.layers[1].row[0]")
    #expect(row.children[1].content == .space(8) && row.children[2].content == .space(nil))
    #expect(layout.root.children[2].paint.gradient.map(\.light) == [0, 0xFFFF_FFFF])
  }

  @Test func `the bundled layouts are read without a word`() throws {
    for slug in LayoutSubject.bundled {
      let definition = try LayoutSubject.bundled(slug)
      #expect(definition.violations.filter { $0.path.description.hasPrefix("layout") } == [], "\(slug)")
      #expect(definition.format.layout != nil)
    }
  }

  @Test func `a slot that names no field is told with what was probably meant`() {
    #expect(
      messages(#"{ "column": [{ "slot": "Headine" }] }"#) == [
        """
        wrong-kind-of-value layout.root.column[0].slot: layout.root.column[0].slot is "Headine", expected is one of Headline, \
        Caption, Button, Rating, Icon, Picture, Video, @media, @adChoices or @attribution. Did you mean Headline?
        """
      ])
  }

  @Test func `a member that is not of the language is told where it stands`() {
    #expect(
      messages(#"{ "column": [{ "slot": "Headline", "styl": "title" }], "at": "top", "lines": 2 }"#) == [
        "unknown-member layout.root.column[0].styl: \"styl\" is no member that is read here. Did you mean style?",
        "unknown-member layout.root.at: \"at\" is no member that is read here. Remove it, or call it x-at to keep it.",
        "unknown-member layout.root.lines: \"lines\" is no member that is read here. Remove it, or call it x-lines to keep it.",
      ])
  }

  @Test(arguments: [
    (
      #"{ "slot": "Headline", "width": "wide" }"#,
      "layout.root.width is \"wide\", expected is a number of points from 0 to 10000."
    ),
    (#"{ "slot": "Headline", "height": -1 }"#, "layout.root.height is -1, expected is a number of points from 0 to 10000."),
    (#"{ "slot": "Headline", "height": 1e300 }"#, "layout.root.height is 1e300, expected is a number of points from 0 to 10000."),
    (
      #"{ "slot": "Headline", "aspect": "wide" }"#,
      "layout.root.aspect is \"wide\", expected is width and height such as 1.91:1, or \"media\"."
    ),
    (
      #"{ "slot": "Headline", "padding": [1, 2, 3] }"#,
      "layout.root.padding is a list, expected is points: n, [v, h] or [top, end, bottom, start]."
    ),
    (#"{ "slot": "Headline", "lines": 0 }"#, "layout.root.lines is 0, expected is a whole number from 1 on."),
    (
      #"{ "slot": "Headline", "color": "redd" }"#,
      "layout.root.color is \"redd\", expected is accent, card, ink, muted or #RRGGBBAA."
    ),
    (#"{ "slot": "Headline", "as": "image" }"#, "layout.root.as is \"image\", expected is text or button."),
    (
      #"{ "slot": "@media", "as": "image" }"#,
      "layout.root.as is \"image\", expected is nothing: @media is drawn in its own way."
    ),
    (
      #"{ "slot": "Headline", "tap": "Headlin" }"#,
      """
      layout.root.tap is "Headlin", expected is one of Headline, Caption, Button, Rating, Icon, Picture, Video, 3011 or none.
      """
    ),
    (#"{ "column": {} }"#, "layout.root.column is an object, expected is a list of nodes."),
    (#"{ "column": [7] }"#, "layout.root.column[0] is 7, expected is an object."),
    (#"{ "space": "wide" }"#, "layout.root.space is \"wide\", expected is a number of points from 0 to 10000 or \"grow\"."),
    (#"{ "column": [], "row": [] }"#, "layout.root is column and row at once, expected is one of them."),
    ("[]", "layout.root is a list, expected is an object."),
  ])
  func `a member of another kind is told with what was expected`(_ root: String, _ message: String) {
    #expect(LayoutSubject.definition(root).violations.map(\.message) == [message])
  }

  @Test func `a control that takes taps is known in system-defined ads alone`() {
    let root = #"{ "slot": "Headline", "interaction": "on" }"#
    #expect(messages(root, format: #""type": "system-defined""#) == [])
    #expect(messages(root).map { $0.prefix(14) } == ["unknown-member"])
  }

  @Test func `a media slot needs a format with media`() {
    let definition = LayoutSubject.definition(
      #"{ "column": [{ "slot": "@media" }] }"#, format: #""media": null"#,
      fields: #"{ "key": "Headline", "kind": "text" }"#)
    #expect(
      definition.violations.last?.message
        == "layout.root.column[0].slot is \"@media\", expected is one of Headline, @adChoices or @attribution.")
  }

  @Test func `a layout without a root, or of too many nodes, is none`() {
    let many = Array(repeating: #"{ "space": 1 }"#, count: 600).joined(separator: ",")
    let definition = LayoutSubject.definition(#"{ "column": [\#(many)] }"#)
    #expect(definition.violations.map(\.message) == ["layout.root has more than 500 nodes."])
    #expect(definition.format.layout == nil)
    let empty = FormatFile.read(Array(#"{ "formatId": "1", "fields": [], "layout": {} }"#.utf8))
    #expect(
      empty.violations.map(\.message) == [
        "layout has no \"root\", expected is the outermost node: an object with column, row or layers."
      ])
  }

  @Test func `widths are points, and not without end`() {
    let many = Array(repeating: "320", count: 17).joined(separator: ", ")
    #expect(
      messages(#"{ "slot": "Headline" }"#, layout: #""widths": [320, "wide", \#("-3")]"#) == [
        "wrong-kind-of-value layout.widths[1]: layout.widths[1] is \"wide\", expected is a number of points from 0 to 10000. "
          + "Write a number of points from 0 to 10000.",
        "wrong-kind-of-value layout.widths[2]: layout.widths[2] is -3, expected is a number of points from 0 to 10000. "
          + "Write a number of points from 0 to 10000.",
      ])
    #expect(messages(#"{ "slot": "Headline" }"#, layout: #""widths": [\#(many)]"#).count == 1)
  }
}
