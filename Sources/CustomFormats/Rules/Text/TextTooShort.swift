/// A text below its least length.
struct TextTooShort: ValueRule {
  let about = RuleDescription(
    "text-too-short", family: .text, severity: .error, addressee: .advertiser,
    summary: "A text has at least as many characters as its field asks for.",
    why:
      "Some buyers and layouts ask for a least length; a shorter text leaves a hole or is refused. A blank text counts as missing.",
    sources: [.creativeTemplates, .openRTBNative],
    passing: [
      Example.asset(
        "exactly the least", field: #""kind": "text", "limits": { "minCharacters": 5 }"#, value: #""Hikes""#)
    ],
    failing: [
      Example.asset(
        "one short", field: #""kind": "text", "limits": { "minCharacters": 5 }"#, value: #""Hike""#,
        finds: [
          .init(
            "Headline", "Headline has 4 characters, at least 5 are needed (as a reader counts them).", hint: "Add 1.",
            client: "please write at least 5 characters; it has 4.")
        ])
    ])

  let scope = ValueScope.text
  let wakes = Signs.hasMinimum

  /// Says by how much a text is too short.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, let limits = value.field?.textLimits, let least = limits.minCharacters else { return }
    let length = TextLength(text, limits.unit)
    guard length.count < least else { return }
    report.add(
      "\(value.name) has \(length.characters), at least \(least) \(least == 1 ? "is" : "are") needed (\(limits.unit.explanation)).",
      hint: "Add \(least - length.count).", client: "please write at least \(TextLength.counted(least)); it has \(length.count).",
      expected: "at least \(least)", given: "\(length.count)")
  }
}
