import Documents

/// A field, or a format, that holds something else now.
struct KindChanged: ChangeRule {
  let about = RuleDescription(
    "kind-changed", family: .change, severity: .warning, addressee: .app,
    summary: "Every field holds the kind of value that it held.",
    why: """
      The app reads a picture and a text by different calls and gets nothing by the wrong one; the values of all creatives are \
      of the old kind.
      """,
    sources: [.useCustomFormats],
    passing: [
      .change(
        "a text gets a role", from: #"\#(headline), { "key": "Offer", "kind": "text", "sample": "Free" }"#,
        to: #"\#(headline), { "key": "Offer", "kind": "text", "role": "price", "sample": "Free" }"#)
    ],
    failing: [
      .change(
        "a number for a text", from: #"\#(headline), { "key": "Offer", "kind": "text" }"#,
        to: #"\#(headline), { "key": "Offer", "kind": "number", "limits": { "minimum": 1 } }"#,
        finds: [
          .init(
            "Offer", "Offer: a number, before a text.",
            hint: "Read Offer as a number in the app and replace its values, or add a field under another key.")
        ]),
      .change(
        "a tracker for a deep link", from: #"\#(headline), { "key": "Address", "kind": "url", "role": "deepLink" }"#,
        to: #"\#(headline), { "key": "Address", "kind": "url", "role": "clickTracker" }"#,
        finds: [
          .init(
            "Address", "Address: a URL with the role clickTracker, before deepLink.",
            hint: "Replace its values, or add a field under another key.")
        ]),
    ])

  private static let headline = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#

  /// Names what holds something else.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for pair in diff.pairs {
      let (before, now) = (pair.older, pair.newer)
      if before.kind != now.kind {
        report.add(
          pair.key, now: now.kind.name, before: before.kind.name,
          hint:
            "Read \(pair.key.excerpt(60)) as \(now.kind.name) in the app and replace its values, or add a field under another key.",
          key: pair.key, at: pair.path.member("kind"))
      } else if now.kind == .url, before.role != now.role {
        report.add(
          pair.key, now: "a URL \(now.role.map { "with the role \($0.rawValue)" } ?? "without a role")",
          before: before.role?.rawValue ?? "without one", hint: "Replace its values, or add a field under another key.",
          key: pair.key, at: pair.path.member("role"))
      }
    }
    let (before, now) = (diff.older.format.type, diff.newer.format.type)
    if before != now {
      report.add(
        "Type", now: now.rawValue, before: before.rawValue, hint: "Load and draw it as \(now.rawValue) in the app, or keep it.",
        at: "type")
    }
  }
}
