/// An encoded byte that the ad server may take for a code of its own.
struct AdServerCodeInURL: ValueRule {
  let about = RuleDescription(
    "ad-server-code-in-url", family: .link, severity: .note, addressee: .publisher,
    summary: "A percent sign stands before capital hexadecimal digits, not before a letter that the ad server replaces.",
    why: """
      The ad server reserves %a, %c, %h, %i, %k, %n and %p. An encoding in small letters such as %c3%a4 can be taken for one, and the address \
      comes out changed.
      """,
    sources: [.macros],
    passing: [
      Example.links("capital digits", #""destinationUrl": "https://bakery.example/b%C3%A4ckerei?x=%2f%eaid!""#),
      Example.links("the random number", #""destinationUrl": "https://bakery.example/?ord=%n""#),
    ],
    failing: [
      Example.links(
        "small digits", #""destinationUrl": "https://bakery.example/b%c3%a4ckerei""#,
        finds: [
          .init(
            "destinationUrl", "Destination has %c3 and %a4, which the ad server may take for codes of its own.",
            hint: "Write %C3 and %A4.")
        ]),
      Example.links(
        "a code", #""destinationUrl": "https://bakery.example/?k=%pcity""#,
        finds: [
          .init(
            "destinationUrl", "Destination has %p, which the ad server may take for a code of its own.",
            hint: "Write %25p where a percent sign is meant.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.percentInside

  /// Says which encodings begin like a code.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link else { return }
    var given: [String] = []
    var instead: [String] = []
    for offset in link.percentSigns where offset + 1 < link.bytes.count && AdServerCode.isReplaced(link.bytes[offset + 1]) {
      let isEncoding = PercentCode.value(link.bytes, at: offset) != nil
      let text = link.text(offset..<offset + (isEncoding ? 3 : 2))
      guard !given.contains(text) else { continue }
      given.append(text)
      instead.append(isEncoding ? text.uppercased() : "%25\(text.dropFirst()) where a percent sign is meant")
    }
    guard !given.isEmpty else { return }
    let rest = given.count > 4 ? ["\(given.count - 4) more"] : []
    report.add(
      "\(value.name) has \((given.prefix(4) + rest).inAList), which the ad server may take for \(given.count == 1 ? "a code" : "codes") of its own.",
      hint: "Write \((instead.prefix(4) + (rest.isEmpty ? [] : ["so on"])).inAList).", given: given.first)
  }
}
