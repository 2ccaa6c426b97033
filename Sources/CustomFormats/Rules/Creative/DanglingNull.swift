import Documents

/// A text that ends in a program's word for no value.
struct DanglingNull: ValueRule {
  let about = RuleDescription(
    "dangling-null", family: .creative, severity: .warning, addressee: .advertiser,
    summary: "No text ends in a program's word for nothing, such as null or undefined.",
    why:
      "A program that joins a text and a value prints null or undefined where the value is missing, and readers see the word in the ad.",
    sources: [.useCustomFormats, .creativeService],
    passing: [
      Example.asset("a name", value: #""Null Island tours""#),
      Example.asset("an honest end of a sentence", value: #""A team second to None""#),
      Example.asset("an hour in German", value: #""Berlin, Stunde Null""#),
      Example.asset("words that end alike", value: #""Annull, beginned, Fennel""#),
    ],
    failing: [
      Example.asset(
        "a word joined on", value: #""Test Ad : null""#,
        finds: [
          .init(
            "Headline", "Headline ends in null, which programs print for no value.",
            hint: "Remove it, or put what belongs there.",
            client: "it ends in \"null\". Please remove that, or send what belongs there.")
        ]),
      Example.asset(
        "before closing punctuation", value: #""Welcome back, undefined!""#,
        finds: [
          .init(
            "Headline", "Headline ends in undefined, which programs print for no value.",
            hint: "Remove it, or put what belongs there.",
            client: "it ends in \"undefined\". Please remove that, or send what belongs there.")
        ]),
      Example.asset(
        "None behind a colon", value: #""Brand: None""#,
        finds: [
          .init(
            "Headline", "Headline ends in None, which programs print for no value.",
            hint: "Remove it, or put what belongs there.",
            client: "it ends in \"None\". Please remove that, or send what belongs there.")
        ]),
      Example.asset(
        "an object inside", value: #""From [object Object] with love""#,
        finds: [
          .init(
            "Headline", "Headline has [object Object] in it, which programs print for no value.",
            hint: "Remove it, or put what belongs there.",
            client: "it has \"[object Object]\" in it. Please remove that, or send what belongs there.")
        ]),
    ])

  let scope = ValueScope.text
  let wakes: Signs = [.nullEnding, .blankEdge, .bracket]

  /// Says whether a text ends in such a word.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .text, NullWord.whole(value.text) == nil, let word = NullWord.ending(value.text) else { return }
    // An object is printed anywhere, the other words at an end alone.
    let isInside = word.hasPrefix("[") && !value.text.hasSuffix(word)
    let place = isInside ? "has \(word) in it" : "ends in \(word)"
    let clientPlace = isInside ? "has \"\(word)\" in it" : "ends in \"\(word)\""
    report.add(
      "\(value.name) \(place), which programs print for no value.", hint: "Remove it, or put what belongs there.",
      client: "it \(clientPlace). Please remove that, or send what belongs there.", given: word)
  }
}
