/// A text longer than what every screen shows.
struct TextWillTruncate: ValueRule {
  let about = RuleDescription(
    "text-will-truncate", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text has no more characters than the app shows on every screen.",
    why: """
      A text may be longer than what a narrow phone shows; what stands behind is cut off there. For programmatic ads nothing is guaranteed \
      beyond 25 characters of a headline, 90 of a body, 25 of an advertiser's name and 15 of a button, price or store; of Chinese or Japanese \
      about half as many.
      """,
    sources: [.standardFormats, .policyChecklist],
    passing: [
      Example.asset(
        "exactly what is shown", field: #""kind": "text", "limits": { "shownCharacters": 24 }"#,
        value: #""Night hikes start Friday""#),
      Example.asset("no figure outside programmatic", value: #""Guided night hikes start this Friday at nine""#),
      Example.asset(
        "13 wide characters of a programmatic headline", value: #""夏季旅行最高立減四成今日起""#, profile: .programmatic),
      Example.asset(
        "a format that shows more than is guaranteed", field: #""kind": "text", "limits": { "shownCharacters": 40 }"#,
        value: #""Night hikes start this Friday""#, profile: .programmatic),
    ],
    failing: [
      Example.asset(
        "a headline over what is shown", field: #""kind": "text", "limits": { "shownCharacters": 25 }"#,
        value: #""A headline that is longer than twenty-five""#,
        finds: [
          .init(
            "Headline",
            "Headline has 42 characters, only 25 show on every screen (as a reader counts them): \"A headline that is longer…\".",
            hint: "Remove 17, or put what matters first.",
            client: "please shorten to at most 25 characters; some screens cut it to \"A headline that is longer…\".")
        ]),
      Example.asset(
        "a programmatic button", "CallToAction", value: #""Install the app now""#, profile: .programmatic,
        finds: [
          .init(
            "CallToAction",
            "CallToAction has 19 characters, only 15 are guaranteed to show: \"Install the app…\".",
            hint: "Remove 4, or put what matters first.",
            client: "please shorten to at most 15 characters; some screens cut it to \"Install the app…\".")
        ]),
      Example.asset(
        "a programmatic headline of wide characters", value: #""夏季旅行最高立減四成今日起啊""#, profile: .programmatic,
        finds: [
          .init(
            "Headline",
            "Headline has 14 wide characters, only 13 are guaranteed to show: \"夏季旅行最高立減四成今日起…\".",
            hint: "Remove 1, or put what matters first.",
            client: "please shorten to at most 13 characters; some screens cut it to \"夏季旅行最高立減四成今日起…\".")
        ]),
      Example.asset(
        "a programmatic headline of both", value: #""Fly away 🎉🎉🎉🎉 and save more""#, profile: .programmatic,
        finds: [
          .init(
            "Headline",
            "Headline has 27 characters, 4 of them wide; only 25 are guaranteed to show, or 13 wide ones: \"Fly away 🎉🎉🎉🎉 and sav…\".",
            hint: "Remove 6, or put what matters first.",
            client: "please shorten to at most 21 characters; some screens cut it to \"Fly away 🎉🎉🎉🎉 and sav…\".")
        ]),
    ])

  let scope = ValueScope.text
  let wakes = Signs.overByteLimit

  /// Says where a text is cut.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, let field = value.field else { return }
    if let shown = field.textLimits.shownCharacters {
      check(value, text, shown, field.textLimits.unit, into: &report)
    } else if let guaranteed = value.profile.guaranteedLength(of: field.role) {
      check(value, text, guaranteed, into: &report)
    }
  }

  private func check(_ value: ValueUnderTest, _ text: String, _ shown: Int, _ unit: TextUnit, into report: inout Report) {
    let count = unit.count(text)
    guard count > shown else { return }
    let cut = TextCut(text) { unit.count(String($0)) <= shown }
    add(
      "has \(TextLength.counted(count)), only \(shown) \(shown == 1 ? "shows" : "show") on every screen (\(unit.explanation))",
      cut, over: count - shown, most: shown, value, into: &report)
  }

  private func check(_ value: ValueUnderTest, _ text: String, _ guaranteed: GuaranteedLength, into report: inout Report) {
    let all = Widths(text[...])
    guard !guaranteed.holds(narrow: all.narrow, wide: all.wide) else { return }
    let cut = TextCut(text, fits: guaranteed.holds)
    let given =
      if all.wide == 0 {
        "\(TextLength.counted(all.narrow)), only \(guaranteed.narrow) are guaranteed to show"
      } else if all.narrow == 0 {
        "\(all.wide) wide characters, only \(guaranteed.wide) are guaranteed to show"
      } else {
        "\(TextLength.counted(text.count)), \(all.wide) of them wide; only \(guaranteed.narrow) are guaranteed to show, or \(guaranteed.wide) wide ones"
      }
    add("has \(given)", cut, over: text.count - cut.count, most: cut.count, value, into: &report)
  }

  private func add(
    _ message: String, _ cut: TextCut, over: Int, most: Int, _ value: ValueUnderTest, into report: inout Report
  ) {
    report.add(
      "\(value.name) \(message): \"\(cut.shown)\".", hint: "Remove \(over), or put what matters first.",
      client: "please shorten to at most \(TextLength.counted(most)); some screens cut it to \"\(cut.shown)\".")
  }

  /// How many narrow and wide characters a text has.
  private struct Widths {
    let narrow: Int
    let wide: Int

    init(_ text: Substring) {
      wide = text.count { DisplayWidth.of($0) == 2 }
      narrow = text.count - wide
    }
  }
}
