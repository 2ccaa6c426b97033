/// A punctuation mark that is written several times.
struct RepeatedPunctuation: ValueRule {
  let about = RuleDescription(
    "repeated-punctuation", family: .text, severity: .note, addressee: .advertiser,
    summary: "A text writes each punctuation mark once.",
    why: "Several buyers refuse \"!!\" and the like, and they take room that words need.",
    sources: [.punctuation],
    passing: [
      Example.asset("an ellipsis in either spelling", value: #""Wait… and see...""#),
      Example.asset("a name with signs", value: #""Learn C++ today!""#),
      Example.asset("a question that wonders", value: #""Really?! Yes.""#),
      Example.asset("initials", value: #""J. R. R., the 1,000,000th guest; 4**** hotel""#),
    ],
    failing: [
      Example.asset(
        "two marks", value: #""Sale today!!""#,
        finds: [
          .init(
            "Headline", "Headline repeats a punctuation mark: \"!!\".", hint: "Write \"!\".",
            client: "please write \"!\" instead of \"!!\".")
        ]),
      Example.asset(
        "mixed marks", value: #""Free?!? Today""#,
        finds: [
          .init(
            "Headline", "Headline repeats a punctuation mark: \"?!?\".", hint: "Write \"?\".",
            client: "please write \"?\" instead of \"?!?\".")
        ]),
      Example.asset(
        "too many dots", value: #""And then.....""#,
        finds: [
          .init(
            "Headline", "Headline repeats a punctuation mark: \".....\".", hint: "Write \"…\".",
            client: "please write \"…\" instead of \".....\".")
        ]),
      Example.asset(
        "full-width marks", value: #""本日限り！！""#,
        finds: [
          .init(
            "Headline", "Headline repeats a punctuation mark: \"！！\".", hint: "Write \"！\".",
            client: "please write \"！\" instead of \"！！\".")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes: Signs = [.punctuation, .suspect]

  /// Says which marks a text repeats.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, Self.mayRepeat(text.utf8), let run = Self.run(in: text) else { return }
    let instead = run.first == "." ? (run.count == 2 ? "." : "…") : String(run.prefix(1))
    report.add(
      "\(value.name) repeats a punctuation mark: \"\(run.excerpt(12))\".", hint: "Write \"\(instead)\".",
      client: "please write \"\(instead)\" instead of \"\(run.excerpt(12))\".", given: run)
  }

  /// Tells whether two marks stand side by side, going by bytes: of a mark outside ASCII by its first one.
  private static func mayRepeat(_ bytes: String.UTF8View) -> Bool {
    var wasMark = false
    for byte in bytes {
      switch byte {
      case 0x21, 0x2C, 0x2E, 0x3B, 0x3F:
        if wasMark { return true }
        wasMark = true
      case 0xC2, 0xD8, 0xE3, 0xEF: return true
      default: wasMark = false
      }
    }
    return false
  }

  /// Returns the first run of marks that is too long.
  private static func run(in text: String) -> String? {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while let first = scalars[start...].firstIndex(where: isMark) {
      let isOpen = isExcited(scalars[first])
      let rest = scalars[first...]
      let end = rest.firstIndex { isOpen ? !isExcited($0) : $0 != scalars[first] } ?? scalars.endIndex
      if isTooLong(scalars[first..<end]) { return String(scalars[first..<end]) }
      start = end
    }
    return nil
  }

  /// Tells whether a run says more than "...", "?!" or one mark.
  private static func isTooLong(_ run: Substring.UnicodeScalarView) -> Bool {
    guard let first = run.first, run.dropFirst().first != nil else { return false }
    if first == "." { return run.count != 3 }
    return run.dropFirst(2).first != nil || run.allSatisfy { $0 == first }
  }

  private static func isExcited(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "?", "¡", "¿", "！", "？", "؟": true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", "。", "、", "，", "،": true
    default: isExcited(scalar)
    }
  }
}
