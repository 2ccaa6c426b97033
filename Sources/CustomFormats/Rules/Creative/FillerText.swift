import Documents

/// A text that stands for one to come.
struct FillerText: ValueRule {
  let about = RuleDescription(
    "filler-text", family: .creative, severity: .warning, addressee: .advertiser,
    summary: "A text is the final one, not a filler.",
    why: "Lorem ipsum, TBD and xxx are left where a text was still to come. They pass every limit and are found live.",
    sources: [.testing],
    passing: [
      Example.asset("words that begin alike", value: #""Lorenzo's place, insert coin here""#),
      Example.asset("a size and a numeral", value: #""Shirts to XXL, Super Bowl XXX, 4x4""#),
      Example.asset("a year to come", value: #""You are here""#),
      Example.asset(
        "a picture's path", "MainImage", field: #""kind": "image""#, value: #""xxx.jpg""#, files: ["xxx.jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      Example.asset(
        "printers' Latin", value: #""Lorem ipsum dolor sit amet""#,
        finds: [
          .init(
            "Headline", "Headline has a filler: Lorem ipsum.", hint: "Put the final words.",
            client: "\"Lorem ipsum\" is a filler. Please send the final words.")
        ]),
      Example.asset(
        "a word for what is to come", value: #""TBD: autumn line""#,
        finds: [
          .init(
            "Headline", "Headline has a filler: TBD.", hint: "Put the final words.",
            client: "\"TBD\" is a filler. Please send the final words.")
        ]),
      Example.asset(
        "letters for digits", value: #""Now only €xx.xx""#,
        finds: [
          .init(
            "Headline", "Headline has a filler: xx.xx.", hint: "Put the final words.",
            client: "\"xx.xx\" is a filler. Please send the final words.")
        ]),
      Example.asset(
        "a request for a text", value: #""Your headline here""#,
        finds: [
          .init(
            "Headline", "Headline has a filler: Your headline here.", hint: "Put the final words.",
            client: "\"Your headline here\" is a filler. Please send the final words.")
        ]),
    ])

  let scope = ValueScope.text
  let wakes: Signs = [.fillerStart, .letterX]

  /// Says whether a text is a filler.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .text, let filler = Filler.first(in: value.text)?.excerpt else { return }
    report.add(
      "\(value.name) has a filler: \(filler).", hint: "Put the final words.",
      client: "\"\(filler)\" is a filler. Please send the final words.", expected: "final words", given: filler)
  }
}
