/// A text that holds a document instead of words.
struct TextIsJSON: ValueRule {
  let about = RuleDescription(
    "text-is-json", family: .text, severity: .note, addressee: .publisher,
    summary: "A text holds words, not JSON.",
    why: "An export that was put into a cell or a field as a whole reaches the reader with its braces and quotes.",
    sources: [.useCustomFormats],
    passing: [
      Example.asset("words in brackets", value: #""[New] Night hikes {with lamps}""#),
      Example.asset("words in quotes", value: #""\"Night hikes\", they said""#),
    ],
    failing: [
      Example.asset(
        "an object", value: #""{\"title\": \"Night hikes\"}""#,
        finds: [.init("Headline", "Headline holds JSON: {\"title\": \"Night hikes\"}.", hint: "Put the words alone.")]),
      Example.asset(
        "a list, put in quotes once more", value: #""\"[\\\"Night hikes\\\"]\"""#,
        finds: [.init("Headline", "Headline holds JSON: \"[\\\"Night hikes\\\"]\".", hint: "Put the words alone.")]),
    ])

  let scope = ValueScope.readable
  let wakes: Signs = [.bracket, .quote]

  /// Says that a text is a document of its own.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, InputRules.holdsJSON(text) else { return }
    report.add("\(value.name) holds JSON: \(text.excerpt).", hint: "Put the words alone.")
  }
}
