extension HelpTopic {
  /// The layout language in short.
  static let layout = HelpTopic(
    name: "layout", summary: "The language in which a definition arranges the ad.",
    text: """
      "layout" is a tree, in points. A node is a container with its children, a
      slot, a space, or paint alone:

        { "column": [ … ] }    below one another
        { "row": [ … ] }       beside one another
        { "layers": [ … ] }    upon one another
        { "slot": "Headline" } the asset of a field; also "@media",
                               "@adChoices" and "@attribution"
        { "space": 8 }         a distance, or "grow" for all that is left

      \(table(nodeRows))

      At the top stand "width" (of the design), "widths" (others that lint
      checks), "minHeight", "safeArea", "palette" and "root".

        "layout": { "width": 360, "widths": [320, 430], "root": { "column": [
          { "row": [ { "slot": "@attribution" }, { "space": "grow" },
                     { "slot": "@adChoices" } ], "padding": 8 },
          { "slot": "@media", "aspect": "1.91:1" },
          { "slot": "Headline", "style": "title", "lines": 2 } ] } }

      A definition without a layout is drawn with one made up of its fields.
      """)

  /// What nodes may say of themselves.
  private static let nodeRows = [
    (term: "width, height", meaning: "points"),
    (term: "aspect", meaning: "width to height, \"16:9\", or \"media\" for the media's own"),
    (term: "grow", meaning: "takes what is left, by weight"),
    (term: "padding", meaning: "n, [v, h] or [top, end, bottom, start]"),
    (term: "gap", meaning: "between the children that are there"),
    (term: "align", meaning: "across a container: fill, start, center or end"),
    (term: "at", meaning: "in layers: fill, top, bottom, center, or a corner such as top-leading"),
    (term: "as", meaning: "what a slot draws: text, button, stars or image"),
    (term: "style, lines", meaning: "display, title, body, caption or button; at most so many lines"),
    (term: "color, background", meaning: "card, ink, muted, accent, or #RRGGBBAA"),
    (term: "gradient, radius", meaning: "two colours from top to bottom; rounded corners"),
    (term: "contentMode", meaning: "of pictures: scaleToFill, aspectFit or aspectFill"),
    (term: "tap", meaning: "the key that a tap reports, or \"none\""),
    (term: "when", meaning: "present: an absent asset takes its place along; or always"),
    (term: "over", meaning: "the slot that it may lie on"),
  ]
}
