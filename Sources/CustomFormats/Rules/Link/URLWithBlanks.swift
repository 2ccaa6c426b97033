/// A link with a blank in it.
struct URLWithBlanks: ValueRule {
  let about = RuleDescription(
    "url-with-blanks", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link has no blanks, line breaks or characters that show nothing.",
    why:
      "A blank ends an address: the app opens what stands before it, or nothing. They come with addresses that were typed or broken over lines.",
    sources: [.uri, .creativeService],
    supersedes: ["malformed-url", "insecure-destination"],
    fix: """
      What stands at the ends goes. Inside, it does what browsers do where that is surely meant: a blank between letters or digits of the query \
      becomes %20, a line break or tab beside one of / ? & = # goes. Everything else is left.
      """,
    passing: [
      Example.links("an encoded blank", #""destinationUrl": "https://bakery.example/a%20b?q=a+b""#),
      Example.links("a non-joiner that a Persian word needs", #""destinationUrl": "https://bakery.example/می\u200Cخواهم""#),
    ],
    failing: [
      Example.links(
        "behind the scheme", #""destinationUrl": "http: //bakery.example/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination has a blank after \"http:\".",
            hint: "Remove it, or write %20 where it belongs to the address.",
            client: "please send the address again without blanks; it has one after \"http:\".")
        ]),
      Example.links(
        "several", #""destinationUrl": "https:// shop.example.com/a b""#,
        finds: [
          .init(
            "destinationUrl", "Destination has 2 blanks, the first after \"https://\".",
            hint: "Remove them, or write %20 where they belong to the address.",
            client: "please send the address again without blanks; the first one is after \"https://\".")
        ]),
      Example.links(
        "between two words", #""destinationUrl": "https://bakery.example/?q=night hikes""#,
        finds: [
          .init(
            "destinationUrl", "Destination has a blank after \"https://bakery.example/?q=night\".",
            hint: "Remove it, or write %20 where it belongs to the address; --fix writes %20.",
            client: "please send the address again without blanks; it has one after \"https://bakery.example/?q=night\".")
        ]),
      Example.links(
        "at the end", #""destinationUrl": "https://bakery.example/today ""#,
        finds: [
          .init(
            "destinationUrl", "Destination has a blank at its end.", hint: "Remove it; --fix does it.",
            client: "please send the address again without blanks; it has one at its end.")
        ]),
      Example.links(
        "a line break", #""destinationUrl": "https://bakery.example/\ntoday""#,
        finds: [
          .init(
            "destinationUrl", "Destination has a line break after \"https://bakery.example/\".",
            hint: "Remove it, or write %20 where it belongs to the address; --fix removes it.",
            client: "please send the address again without blanks; it has one after \"https://bakery.example/\".")
        ]),
      Example.links(
        "one that shows nothing", #""destinationUrl": "https://bakery.example/\u200Btoday""#,
        finds: [
          .init(
            "destinationUrl", "Destination has an invisible character after \"https://bakery.example/\".",
            hint: "Remove it, or write %20 where it belongs to the address.",
            client: "please send the address again without blanks; it has one after \"https://bakery.example/\".")
        ]),
    ])

  let scope = ValueScope.links
  let wakes: Signs = [.blank, .control, .suspect]

  /// Says where a link has blanks.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.link != nil, !value.isProse else { return }
    let offences = Self.offences(in: value.text)
    guard let first = offences.first else { return }
    let place = TextPlace(value.text, after: first.offset)
    let isOne = offences.count == 1
    let isAtEdge = isOne && (place.phrase == "at its beginning" || place.phraseOrEnd == "at its end")
    let mended = LinkWithoutBlanks(value, offences)
    let fix = mended.words.map { "; " + $0 } ?? ""
    let what = isOne ? Self.name(first.scalar) : "\(offences.count) blanks"
    let there = isOne ? place.phraseOrEnd : place.phrase
    report.add(
      "\(value.name) has \(what)\(isOne ? "" : ", the first") \(there).",
      hint: isAtEdge
        ? "Remove it\(fix.isEmpty ? "" : "; --fix does it")."
        : "Remove \(isOne ? "it" : "them"), or write %20 where \(isOne ? "it belongs" : "they belong") to the address\(fix).",
      client: "please send the address again without blanks; \(isOne ? "it has one" : "the first one is") \(there).",
      mend: mended.edits.isEmpty ? nil : .text(mended.edits))
  }

  private static func offences(in text: String) -> [CharacterFinding.Offence] {
    let blanks = text.unicodeScalars.enumerated().compactMap { offset, scalar in
      // Control characters have a rule of their own.
      scalar.properties.isWhitespace && (scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t")
        ? CharacterFinding.Offence(scalar: scalar, offset: offset) : nil
    }
    return (blanks + InvisibleCharacters(text).offences()).sorted { $0.offset < $1.offset }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\u{2028}", "\u{2029}": "a line break"
    case "\t": "a tab"
    default: scalar.properties.isWhitespace ? "a blank" : "an invisible character"
    }
  }
}
