/// A text over its limit.
struct TextTooLong: ValueRule {
  let about = RuleDescription(
    "text-too-long", family: .text, severity: .error, addressee: .advertiser,
    summary: "A text has at most as many characters as its field takes.",
    why: """
      The ad server takes a text of any length; the app has room for so many. The unit is always named, since an emoji of a family is one \
      character to a reader, 7 to Unicode and 11 to JavaScript.
      """,
    sources: [.creativeTemplates, .standardFormats],
    supersedes: ["text-will-truncate"],
    passing: [
      Example.asset(
        "a text exactly at its limit", field: #""kind": "text", "limits": { "maxCharacters": 24 }"#,
        value: #""Night hikes start Friday""#),
      Example.asset(
        "17 scalars that a reader counts as 10", field: #""kind": "text", "limits": { "maxCharacters": 10 }"#,
        value: #""👨‍👩‍👧‍👦é—ñ日本語🇨🇭ab""#),
    ],
    failing: [
      Example.asset(
        "too long for a reader", field: #""kind": "text", "limits": { "maxCharacters": 25 }"#,
        value: #""Guided night hikes start this Friday 21h!""#,
        finds: [
          .init(
            "Headline", "Headline has 41 characters, the limit is 25 (as a reader counts them).", hint: "Remove 16.",
            client: "please shorten to at most 25 characters; it has 41.")
        ]),
      Example.asset(
        "too long for JavaScript", field: #""kind": "text", "limits": { "maxCharacters": 10, "unit": "utf16" }"#,
        value: #""👨‍👩‍👧‍👦 at home""#,
        finds: [
          .init(
            "Headline", "Headline has 19 characters, the limit is 10 (UTF-16 units).", hint: "Remove 9.",
            client: "please shorten to at most 10 characters; it has 19 (some count more than once).")
        ]),
      Example.asset(
        "wide characters", field: #""kind": "text", "limits": { "maxCharacters": 10, "unit": "displayWidth" }"#,
        value: #""夏季旅行立減""#,
        finds: [
          .init(
            "Headline", "Headline has 12 characters, the limit is 10 (a wide character counts two).", hint: "Remove 2.",
            client: "please shorten to at most 10 characters; it has 12 (some count more than once).")
        ]),
      Example.asset(
        "too long, and longer than what shows",
        field: #""kind": "text", "limits": { "maxCharacters": 20, "shownCharacters": 10 }"#,
        value: #""Night hikes start Friday""#,
        finds: [
          .init(
            "Headline", "Headline has 24 characters, the limit is 20 (as a reader counts them).", hint: "Remove 4.",
            client: "please shorten to at most 20 characters; it has 24.")
        ]),
    ])

  let scope = ValueScope.text
  let wakes = Signs.overByteLimit

  /// Says by how much a text is over its limit.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, let limits = value.field?.textLimits, let most = limits.maxCharacters else { return }
    let length = TextLength(text, limits.unit)
    guard length.count > most else { return }
    report.add(
      "\(value.name) has \(length.characters), the limit is \(most) (\(limits.unit.explanation)).",
      hint: "Remove \(length.count - most).",
      client: "please shorten to at most \(TextLength.counted(most)); it has \(length.count)\(length.clientNote).",
      expected: "at most \(most)", given: "\(length.count)")
  }
}
