/// Examples of a picture in the slot of a layout.
enum SlotExample {
  /// A picture of a size in pixels in a media area of 360 points and 1.91:1.
  static func asset(
    _ title: String, mode: String, size: (Int, Int), finds: [Example.Expected] = [], line: Int = #line
  ) -> Example {
    .asset(
      title, "MainImage", field: #""kind": "image", "required": true"#, value: #"{ "file": "hero.jpg" }"#,
      members: """
        "media": { "video": "none", "fallbackImage": "MainImage", "tap": "MainImage" }, "layout": { "width": 360, "root": { "column": [
          { "row": [{ "slot": "@attribution" }, { "space": "grow" }, { "slot": "@adChoices" }] },
          { "slot": "@media", "aspect": "1.91:1", "contentMode": "\(mode)" }] } }
        """,
      files: ["hero.jpg": .jpeg(size.0, size.1)], finds: finds, line: line)
  }
}
