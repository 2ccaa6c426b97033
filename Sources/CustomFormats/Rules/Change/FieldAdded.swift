import Documents

/// A field that is new and may be left out.
struct FieldAdded: ChangeRule {
  let about = RuleDescription(
    "field-added", family: .change, severity: .note, addressee: .app,
    summary: "Every field was in the older definition too.",
    why: """
      Nothing breaks: creatives may leave it out. But an app shows it only once it reads its key. A new field that every \
      creative needs is now-required.
      """,
    sources: [.useCustomFormats],
    passing: [
      .change(
        "a field gets a label", from: headline,
        to: #"{ "key": "Headline", "kind": "text", "required": true, "label": "Title", "sample": "Night hikes" }"#)
    ],
    failing: [
      .change(
        "an optional field", from: headline, to: #"\#(headline), { "key": "Price", "kind": "text", "sample": "From 12 euros" }"#,
        finds: [.init("Price", "Price: an optional text, before no field.", hint: "Read Price in the app to show it.")])
    ])

  private static let headline = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#

  /// Names the optional fields that are new.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for (field, path) in diff.added where !field.isRequired {
      report.add(
        field.key, now: "an optional \(field.kind.name.split(separator: " ", maxSplits: 1).last ?? "field")", before: "no field",
        hint: "Read \(field.key.excerpt(60)) in the app to show it.", key: field.key, at: path)
    }
  }
}
