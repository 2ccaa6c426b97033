extension Example {
  /// A layout's row of badge and AdChoices.
  static let bar = #"{ "row": [{ "slot": "@attribution" }, { "space": "grow" }, { "slot": "@adChoices" }] }"#

  /// A headline, the field of most examples.
  static let headline = #"{ "key": "Headline", "kind": "text", "role": "headline", "required": true, "sample": "Night hikes" }"#

  /// A main picture and a video.
  static let media = """
    { "key": "MainImage", "kind": "image", "role": "mainImage", "required": true, "limits": { "aspectRatios": ["16:9"] } },
      { "key": "Video", "kind": "video", "role": "video", "limits": { "aspectRatios": ["16:9"] } }
    """

  /// The media policy of those two.
  static let mediaPolicy = #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "MainImage" }"#

  /// An example of a definition with a layout, given by its root and perhaps further members.
  static func layout(
    _ title: String, _ root: String, layout: String = "", fields: String = headline, members: String = "",
    profile: Profile = .reservation, finds: [Expected] = [], line: Int = #line
  ) -> Example {
    let rest = layout.isEmpty ? "" : ", " + layout
    let more = members.isEmpty ? "" : members + ", "
    return definition(
      title, fields: fields, members: #"\#(more)"layout": { "root": \#(root)\#(rest) }"#, profile: profile, finds: finds,
      line: line)
  }
}
