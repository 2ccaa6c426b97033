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
    guard let text = value.words, let run = Self.run(in: text) else { return }
    let instead = run.first == "." ? (run.count == 2 ? "." : "…") : String(run.prefix(1))
    report.add(
      "\(value.name) repeats a punctuation mark: \"\(run.excerpt(12))\".", hint: "Write \"\(instead)\".",
      client: "please write \"\(instead)\" instead of \"\(run.excerpt(12))\".", given: run)
  }

  /// Returns the first run of marks that is too long.
  private static func run(in text: String) -> String? {
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let last = run.last, isMark(scalar), isExcited(scalar) ? isExcited(last) : scalar == last {
        run.append(scalar)
        continue
      }
      if isTooLong(run) { return String(run) }
      run.removeAll(keepingCapacity: true)
      if isMark(scalar) { run.append(scalar) }
    }
    return isTooLong(run) ? String(run) : nil
  }

  /// Tells whether a run says more than "...", "?!" or one mark.
  private static func isTooLong(_ run: String.UnicodeScalarView) -> Bool {
    guard run.count > 1, let first = run.first else { return false }
    if first == "." { return run.count != 3 }
    return run.count > 2 || run.allSatisfy { $0 == first }
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
