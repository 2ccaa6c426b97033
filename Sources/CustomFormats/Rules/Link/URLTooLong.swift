/// A link over its limit.
struct URLTooLong: ValueRule {
  let about = RuleDescription(
    "url-too-long", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link has at most 1024 characters, or as many as its field takes.",
    why:
      "The ad server refuses a longer destination; others cut it, and what is lost is the end, where the campaign's name stands.",
    sources: [.creativeService],
    passing: [
      Example.links("exactly 1024", #""destinationUrl": "https://bakery.example/\#(String(repeating: "a", count: 1001))""#),
      Example.asset(
        "a longer limit of the field", "Website", field: #""kind": "url", "limits": { "maxLength": 2048 }"#,
        value: #""https://bakery.example/\#(String(repeating: "a", count: 1002))""#),
    ],
    failing: [
      Example.links(
        "one over", #""destinationUrl": "https://bakery.example/\#(String(repeating: "a", count: 1002))""#,
        finds: [
          .init(
            "destinationUrl", "Destination has 1025 characters, the limit is 1024.", hint: "Remove 1.",
            client: "please send an address of at most 1024 characters; it has 1025.")
        ]),
      Example.asset(
        "a limit of the field", "Website", field: #""kind": "url", "limits": { "maxLength": 30 }"#,
        value: #""https://bakery.example/heute?q=ü""#,
        finds: [
          .init(
            "Website", "Website has 32 characters, the limit is 30.", hint: "Remove 2.",
            client: "please send an address of at most 30 characters; it has 32.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.overByteLimit

  /// Says by how much a link is over its limit.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.link != nil else { return }
    let most = Self.most(value)
    let count = value.text.unicodeScalars.count
    guard count > most else { return }
    report.add(
      "\(value.name) has \(count) characters, the limit is \(most).", hint: "Remove \(count - most).",
      client: "please send an address of at most \(TextLength.counted(most)); it has \(count).", expected: "at most \(most)",
      given: "\(count)")
  }

  /// Returns the most characters that a link may have.
  static func most(_ value: ValueUnderTest) -> Int { value.field?.urlLimits.maxLength ?? PreparedFormat.longestURL }
}
