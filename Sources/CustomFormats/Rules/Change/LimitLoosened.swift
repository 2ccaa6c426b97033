import Documents

/// A limit that takes more than it took, and nothing less.
struct LimitLoosened: ChangeRule {
  let about = RuleDescription(
    "limit-loosened", family: .change, severity: .note, addressee: .app,
    summary: "No limit takes more than it took.",
    why: """
      All creatives stay in order. But an app that was laid out for the old limit gets more now, or, of what has become \
      optional, nothing.
      """,
    sources: [.createCustomFormats, .fileFormats],
    passing: [
      .change("a limit stays", from: field("25"), to: field("25")),
      .change(
        "a width is written otherwise", from: picture(#""width": 1200"#), to: picture(#""minWidth": 1200, "maxWidth": 1200"#)),
    ],
    failing: [
      .change(
        "more characters", from: field("25"), to: field("50"),
        finds: [.init("Headline", "Headline: at most 50 characters, before 25.", hint: preview)]),
      .change(
        "no limit any more", from: field("25"),
        to: #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes" }"#,
        finds: [.init("Headline", "Headline: no maximum length, before 25 characters.", hint: preview)]),
      .change(
        "a unit that counts less", from: field("25", #", "unit": "utf16""#), to: field("25"),
        finds: [.init("Headline", "Headline: at most 25 characters, before 25 UTF-16 units.", hint: preview)]),
      .change(
        "optional", from: field("25"), to: field("25").replacing(#""required": true, "#, with: ""),
        finds: [.init("Headline", "Headline: optional, before required.", hint: preview)]),
      .change(
        "a range for a width", from: picture(#""width": 1200"#), to: picture(#""minWidth": 1200"#),
        finds: [.init("MainImage", "MainImage: at least 1200 pixels wide, before exactly 1200 pixels wide.", hint: preview)]),
      .change(
        "another ratio beside the first", from: picture(#""aspectRatios": ["1.91:1"]"#),
        to: picture(#""aspectRatios": ["1.91:1", "1:1"]"#),
        finds: [.init("MainImage", "MainImage: 1.91:1 or 1:1 within 1 %, before 1.91:1.", hint: preview)]),
      .change(
        "another choice", from: #"\#(field("25")), { "key": "Badge", "kind": "list", "choices": ["Sale"] }"#,
        to: #"\#(field("25")), { "key": "Badge", "kind": "list", "choices": ["Sale", "New"] }"#,
        finds: [.init("Badge", "Badge: takes \"New\" too, before not.", hint: preview)]),
      .change(
        "more deep links", from: field("25"), to: field("25"), members: #""links": { "deepLinks": { "max": 1 } }"#,
        newMembers: #""links": { "deepLinks": { "max": 4 } }"#,
        finds: [.init("deepLinks", "Deep links: at most 4, before 1.")]),
    ])

  private static let preview = "See that the app is ready for it: formatctl preview."

  private static func field(_ most: String, _ more: String = "") -> String {
    #"{ "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": \#(most)\#(more) }, "sample": "Night hikes" }"#
  }

  private static func picture(_ limits: String) -> String {
    #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Hikes" }, { "key": "MainImage", "kind": "image", "limits": { \#(limits) } }"#
  }

  /// Names the limits that have become looser.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for change in diff.limitChanges where !change.isTighter {
      let isOfField = change.path.steps.first == .member("fields")
      report.add(
        change.subject, now: change.now, before: change.before, hint: isOfField ? Self.preview : "", key: change.key,
        at: change.path)
    }
  }
}
