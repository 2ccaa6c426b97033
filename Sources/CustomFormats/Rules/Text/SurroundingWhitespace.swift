import Documents

/// Blanks before the first or behind the last word.
struct SurroundingWhitespace: ValueRule {
  let about = RuleDescription(
    "surrounding-whitespace", family: .text, severity: .note, addressee: .advertiser,
    summary: "A text begins and ends with a character that shows.",
    why: "A blank at an edge shifts the text out of line with the rest of the ad, and a value of a list is not found any more.",
    sources: [.useCustomFormats],
    fix: "The blanks go.",
    passing: [
      Example.asset("no blank at the edges", value: #""Night hikes""#),
      Example.asset(
        "a choice that has them itself", "Badge", field: #""kind": "list", "choices": ["Ad ", "Sponsored"]"#, value: #""Ad ""#),
      Example.asset("a narrow blank before French punctuation", value: "\"D\u{E9}part vendredi\u{202F}!\""),
    ],
    failing: [
      Example.asset(
        "a blank at the beginning", value: #"" Night hikes""#,
        finds: [
          .init(
            "Headline", "Headline begins with a blank.", hint: "Remove it; --fix does it.",
            client: "please remove the blank at the beginning.")
        ]),
      Example.asset(
        "two at the end, one that does not break", value: "\"Night hikes \u{A0}\"",
        finds: [
          .init(
            "Headline", "Headline ends with 2 blanks.", hint: "Remove them; --fix does it.",
            client: "please remove the blanks at the end.")
        ]),
      Example.asset(
        "at both edges", value: #"" Night hikes ""#,
        finds: [
          .init(
            "Headline", "Headline begins and ends with blanks.", hint: "Remove them; --fix does it.",
            client: "please remove the blanks at the beginning and the end.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes = Signs.blankEdge

  /// Says where a text has blanks at its edges.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, value.field?.choices.contains(where: { $0.value == text }) != true else { return }
    let before = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count
    let after = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
    guard before + after > 0 else { return }
    let (given, place) =
      switch (before, after) {
      case (1, 0): ("begins with a blank", "blank at the beginning")
      case (_, 0): ("begins with \(before) blanks", "blanks at the beginning")
      case (0, 1): ("ends with a blank", "blank at the end")
      case (0, _): ("ends with \(after) blanks", "blanks at the end")
      default: ("begins and ends with blanks", "blanks at the beginning and the end")
      }
    report.add(
      "\(value.name) \(given).", hint: "Remove \(before + after == 1 ? "it" : "them"); --fix does it.",
      client: "please remove the \(place).", mend: Self.mend(text.unicodeScalars.count, before, after))
  }

  private static func mend(_ count: Int, _ before: Int, _ after: Int) -> Mend.Change {
    let edits = [TextEdit(0..<before, ""), TextEdit(count - after..<count, "")]
    return .text(edits.filter { !$0.scalars.isEmpty })
  }
}
