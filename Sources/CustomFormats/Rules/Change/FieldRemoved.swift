import Documents

/// A field that is gone.
struct FieldRemoved: ChangeRule {
  let about = RuleDescription(
    "field-removed", family: .change, severity: .warning, addressee: .app,
    summary: "Every field of the older definition is still there.",
    why: """
      An app that asks for the key gets nothing, without a word, and creatives that fill it are refused. What a field had \
      besides, such as its clicks, goes with it.
      """,
    sources: [.useCustomFormats, .createCustomFormats], supersedes: ["click-removed", "media-removed"],
    passing: [
      .change(
        "the fields change places", from: #"\#(headline), \#(price)"#, to: #"\#(price), \#(headline)"#)
    ],
    failing: [
      .change(
        "a field is taken out", from: #"\#(headline), \#(price)"#, to: headline,
        finds: [.init("Price", "Price: no field, before a text.", hint: "See that no app reads Price and no creative fills it.")]),
      .change(
        "the picture of the media area is taken out",
        from: #"\#(headline), { "key": "MainImage", "kind": "image", "required": true }"#, to: headline,
        clickable: #""Headline", "MainImage""#, newClickable: #""Headline""#,
        members: #""media": { "video": "none", "fallbackImage": "MainImage" }"#, newMembers: #""media": { "video": "none" }"#,
        finds: [
          .init(
            "MainImage", "MainImage: no field, before an image.",
            hint: "See that no app reads MainImage and no creative fills it.")
        ]),
    ])

  private static let headline = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#
  private static let price = #"{ "key": "Price", "kind": "text", "sample": "From 12 euros" }"#

  /// Names the fields that are gone.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for field in diff.removed {
      report.add(
        field.key, now: "no field", before: field.kind.name,
        hint: "See that no app reads \(field.key.excerpt(60)) and no creative fills it.", key: field.key, at: "fields")
    }
  }
}
