/// A text in capitals throughout.
struct TextInCapitals: ValueRule {
  let about = RuleDescription(
    "text-in-capitals", family: .text, severity: .note, addressee: .advertiser,
    summary: "A text of several words has small letters.",
    why: "Capitals throughout read as shouting, take more room, and several buyers refuse them. A name of one word is fine.",
    sources: [.capitalisation],
    passing: [
      Example.asset("one word", value: #""TRAILHEAD""#),
      Example.asset("seven letters", value: #""BBC NEWS!""#),
      Example.asset("a script without capitals", value: #""夏の旅行が最大40%オフ 今日まで""#),
      Example.asset("a small letter", value: #""iPHONE CASES TODAY""#),
    ],
    failing: [
      Example.asset(
        "a headline", value: #""NIGHT HIKES START FRIDAY""#,
        finds: [
          .init(
            "Headline", "Headline is in capitals throughout.", hint: "Write small letters behind the first one of a word.",
            client: "please use small letters; capitals throughout are hard to read.")
        ]),
      Example.asset(
        "Cyrillic", value: #""СКИДКИ ДО 40%""#,
        finds: [
          .init(
            "Headline", "Headline is in capitals throughout.", hint: "Write small letters behind the first one of a word.",
            client: "please use small letters; capitals throughout are hard to read.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes = Signs.noSmallLetter

  /// Says that a text of at least two words and eight letters has no small one.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words else { return }
    var capitals = 0
    var words = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        if (0x61...0x7A).contains(scalar.value) { return }
        if scalar == " " { isInWord = false }
        guard (0x41...0x5A).contains(scalar.value) else { continue }
      } else {
        if scalar.properties.isLowercase { return }
        if scalar.properties.isWhitespace { isInWord = false }
        guard scalar.properties.isUppercase else { continue }
      }
      capitals += 1
      if !isInWord { words += 1 }
      isInWord = true
    }
    guard capitals >= 8, words >= 2 else { return }
    report.add(
      "\(value.name) is in capitals throughout.", hint: "Write small letters behind the first one of a word.",
      client: "please use small letters; capitals throughout are hard to read.")
  }
}
