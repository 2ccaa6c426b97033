import Documents

/// A placeholder that a program should have filled in.
struct UnfilledPlaceholder: ValueRule {
  let about = RuleDescription(
    "unfilled-placeholder", family: .creative, severity: .error, addressee: .advertiser,
    summary: "A text has its final words, not the placeholders of a template.",
    why:
      "A reader sees exactly what the text says: {{city}} instead of a name. Only the ad server's code fills placeholders in, an app never.",
    sources: [.nativeCode, .openRTBNative],
    supersedes: [
      "choice-not-listed", "html-tag", "pattern-not-matched", "text-too-long", "text-too-short", "text-will-truncate",
    ],
    passing: [
      Example.asset("signs of percent", value: #""50 %% off, 5%% more""#),
      Example.asset("two hashes after a letter", value: #""C## in a day""#),
      Example.asset("a price, brackets and a percentage", value: #""$9.99 [new] {2 left} 20 %d'or""#),
      Example.links(
        "macros in a link", #""destinationUrl": "%%CLICK_URL_UNESC%%https://bakery.example/?p=${AUCTION_PRICE}""#),
    ],
    failing: [
      Example.asset(
        "braces", value: #""Roasted in {{city}}""#,
        finds: [
          .init(
            "Headline", "Headline still has a placeholder: {{city}}.", hint: "Put the final words.",
            client: "\"{{city}}\" is a placeholder. Please send the final words.")
        ]),
      Example.asset(
        "two of them, of the ad server's and of a header bidder's kind", value: #""[%Headline%] ##hb_native_body##""#,
        finds: [
          .init(
            "Headline", "Headline still has placeholders: [%Headline%] and ##hb_native_body##.", hint: "Put the final words.",
            client: "\"[%Headline%]\" and \"##hb_native_body##\" are placeholders. Please send the final words.")
        ]),
      Example.asset(
        "a macro and a search ad's function", value: #""%%HEADLINE%% {KeyWord:Bread}""#,
        finds: [
          .init(
            "Headline", "Headline still has placeholders: %%HEADLINE%% and {KeyWord:Bread}.", hint: "Put the final words.",
            client: "\"%%HEADLINE%%\" and \"{KeyWord:Bread}\" are placeholders. Please send the final words.")
        ]),
      Example.asset(
        "a format string", value: #""Hello %1$s, only %d left""#,
        finds: [
          .init(
            "Headline", "Headline still has placeholders: %1$s and %d.", hint: "Put the final words.",
            client: "\"%1$s\" and \"%d\" are placeholders. Please send the final words.")
        ]),
      Example.asset(
        "in a text that it makes too long, and of another shape",
        field: #""kind": "text", "limits": { "maxCharacters": 9, "pattern": "[A-Z ]+" }"#,
        value: #""BY <%= city %>""#,
        finds: [
          .init(
            "Headline", "Headline still has a placeholder: <%= city %>.", hint: "Put the final words.",
            client: "\"<%= city %>\" is a placeholder. Please send the final words.")
        ]),
      Example.asset(
        "in a list", "Badge", field: #""kind": "list", "choices": ["Ad", "Sponsored"]"#, value: #""${badge}""#,
        finds: [
          .init(
            "Badge", "Badge still has a placeholder: ${badge}.", hint: "Put the final words.",
            client: "\"${badge}\" is a placeholder. Please send the final words.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes: Signs = [.bracket, .percent]

  /// Says which placeholders a text still has.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .text else { return }
    let found = Placeholder.all(in: value.text).map(\.excerpt)
    guard !found.isEmpty else { return }
    let shown = Array(found.prefix(3))
    let quoted = shown.map { "\"\($0)\"" }.inAList
    report.add(
      "\(value.name) still has \(found.count == 1 ? "a placeholder" : "placeholders"): \(shown.inAList).",
      hint: "Put the final words.",
      client: "\(quoted) \(shown.count == 1 ? "is a placeholder" : "are placeholders"). Please send the final words.",
      expected: "final words", given: found.joined(separator: " "))
  }
}
