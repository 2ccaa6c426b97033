/// A link whose encoding was encoded once more.
struct DoubleEncodedURL: ValueRule {
  let about = RuleDescription(
    "double-encoded-url", family: .link, severity: .warning, addressee: .advertiser,
    summary: "A link is encoded once; an address inside another one once more.",
    why:
      "An address that went through two programs has %2520 where a blank was: the site gets a percent sign and does not find the page.",
    sources: [.uri, .creativeMacros],
    passing: [
      Example.links(
        "an address inside another one", #""destinationUrl": "https://bakery.example/?u=https%3A%2F%2Fshop.example%2Fa%20b""#),
      Example.links(
        "an address two levels deep",
        #""destinationUrl": "https://a.example/?u=https%3A%2F%2Fb.example%2F%3Fu%3Dhttps%253A%252F%252Fc.example""#),
      Example.links("a percent sign", #""destinationUrl": "https://bakery.example/?q=50%25+off""#),
    ],
    failing: [
      Example.links(
        "a blank in the path", #""destinationUrl": "https://bakery.example/fresh%2520bread""#,
        finds: [
          .init(
            "destinationUrl", "Destination is encoded twice: %2520 stands where %20 belongs.", hint: "Write %20.",
            client: "please copy the address again from the browser; it got changed on the way.")
        ]),
      Example.links(
        "an address as a value", #""destinationUrl": "https://bakery.example/?u=https%253A%252F%252Fshop.example""#,
        finds: [
          .init(
            "destinationUrl", "Destination is encoded twice: %253A stands where %3A belongs.", hint: "Write %3A.",
            client: "please copy the address again from the browser; it got changed on the way.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.percentInside

  /// Says what is encoded twice.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, let offset = link.percentSigns.first(where: { Self.isTwice($0, in: link) }) else { return }
    let given = link.text(offset..<offset + 5)
    let once = "%" + given.dropFirst(3)
    report.add(
      "\(value.name) is encoded twice: \(given) stands where \(once) belongs.", hint: "Write \(once).",
      client: "please copy the address again from the browser; it got changed on the way.", given: given)
  }

  /// Tells whether `%25` and two digits stand at an offset, elsewhere than in an address inside this one.
  private static func isTwice(_ offset: Int, in link: LinkParts) -> Bool {
    let bytes = link.bytes
    guard PercentCode.value(bytes, at: offset) == UInt8(ascii: "%"), offset + 4 < bytes.count else { return false }
    let digits = [UInt8(ascii: "%")] + bytes[offset + 3...offset + 4]
    guard PercentCode.value(digits, at: 0) != nil else { return false }
    guard let query = link.query, query.contains(offset) else { return true }
    let start = bytes[query.lowerBound..<offset].lastIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }.map { $0 + 1 }
    let before = bytes[(start ?? query.lowerBound)..<offset]
    return !String(decoding: before, as: UTF8.self).lowercased().contains("%3a%2f%2f")
  }
}
