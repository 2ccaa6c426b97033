import Documents

/// A choice that a list takes no longer.
struct ChoiceRemoved: ChangeRule {
  let about = RuleDescription(
    "choice-removed", family: .change, severity: .warning, addressee: .publisher,
    summary: "A list takes every value that it took.",
    why: "Creatives with that value are in order today and fail tomorrow; an app may still wait for it.",
    sources: [.createCustomFormats, .creativeTemplateService],
    passing: [
      .change(
        "a choice is added", from: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale", "New"] }"#,
        to: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale", "New", "Last call"] }"#),
      .change(
        "other values are taken", from: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale", "New"] }"#,
        to: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale"], "allowOther": true }"#),
    ],
    failing: [
      .change(
        "a choice is gone", from: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale", "New"] }"#,
        to: #"\#(headline), { "key": "Badge", "kind": "list", "choices": ["Sale"] }"#,
        finds: [
          .init(
            "Badge", "Badge: \"Sale\", before \"Sale\" or \"New\".", hint: "Replace \"New\" in the creatives, or keep it listed.")
        ])
    ])

  private static let headline = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#

  /// Names the lists that have lost a choice.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for pair in diff.pairs where pair.isOfOneKind && pair.newer.kind == .list && !pair.newer.allowsOther {
      let (before, now) = (pair.older.choices.map(\.value), pair.newer.choices.map(\.value))
      let gone = before.filter { !now.contains($0) }
      if gone.isEmpty { continue }
      report.add(
        pair.key, now: Self.list(now), before: Self.list(before),
        hint: "Replace \(Self.list(gone)) in the creatives, or keep \(gone.count == 1 ? "it" : "them") listed.", key: pair.key,
        at: pair.path.member("choices"))
    }
  }

  private static func list(_ values: [String]) -> String {
    if values.isEmpty { return "no choice" }
    return (values.prefix(6).map { "\"\($0.excerpt)\"" } + (values.count > 6 ? ["\(values.count - 6) more"] : [])).asAChoice
  }
}
