import Documents

/// A tap that is not reported any more, or under another key.
struct ClickRemoved: ChangeRule {
  let about = RuleDescription(
    "click-removed", family: .change, severity: .warning, addressee: .app,
    summary: "Every tap that was reported still is, by the same key.",
    why: """
      An app that still reports the click names an asset that is display-only, and reports of clicks by asset lose a line \
      from one day to the next.
      """,
    sources: [.useCustomFormats],
    passing: [.change("a click is added", from: fields, to: fields, newClickable: #""Headline", "Caption""#)],
    failing: [
      .change(
        "a field is not clickable any more", from: fields, to: fields, clickable: #""Headline", "Caption""#,
        newClickable: #""Headline""#,
        finds: [
          .init(
            "Caption", "Caption: not clickable, before clickable.",
            hint: "See that the app reports no click on Caption, or keep it in clicks.clickable.")
        ]),
      .change(
        "the media area reports another key", from: fields, to: fields, clickable: #""Headline", "MainImage""#,
        members: #""media": { "video": "none", "fallbackImage": "MainImage", "tap": "MainImage" }"#,
        newMembers: #""media": { "video": "none", "fallbackImage": "MainImage", "tap": "Headline" }"#,
        finds: [
          .init(
            "MainImage", "Media area: a tap reports Headline, before MainImage.",
            hint: "Report Headline for the media area in the app, or keep MainImage.")
        ]),
    ])

  private static let fields = #"""
    { "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" },
    { "key": "Caption", "kind": "text", "sample": "Hikes for all levels" },
    { "key": "MainImage", "kind": "image", "required": true }
    """#

  /// Names the taps that are reported otherwise.
  func check(_ diff: FormatDiff, into report: inout Report) {
    let (before, now) = (diff.older.format, diff.newer.format)
    for key in before.clickable where before[key] != nil {
      let new = diff.newKey(of: key) ?? key
      if now.clickable.contains(new) { continue }
      report.add(
        new, now: "not clickable", before: "clickable",
        hint: "See that the app reports no click on \(new.excerpt(60)), or keep it in clicks.clickable.", key: new,
        at: "clicks.clickable")
    }
    if let old = before.media?.tap.map({ diff.newKey(of: $0) ?? $0 }), old != now.media?.tap {
      let new = now.media?.tap?.excerpt(60) ?? "nothing"
      report.add(
        "Media area", now: "a tap reports \(new)", before: old.excerpt(60),
        hint: "Report \(new) for the media area in the app, or keep \(old.excerpt(60)).", key: old, at: "media.tap")
    }
  }
}
