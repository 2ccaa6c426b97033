import Documents

/// A format's name that the ad server has no room for.
struct NameTooLong: FormatRule {
  /// The most characters of a format's name in the ad server.
  static let mostCharacters = 255

  let about = RuleDescription(
    "name-too-long", family: .definition, severity: .error, addressee: .publisher,
    summary: "The name of a format has at most 255 characters.",
    why: "The ad server refuses a longer one, so the format cannot be set up as it is defined here.",
    sources: [.creativeTemplates, .systemLimits],
    passing: [Example.definition("255 characters", members: #""name": "\#(String(repeating: "a", count: 255))""#)],
    failing: [
      Example.definition(
        "256 characters", members: #""name": "\#(String(repeating: "a", count: 256))""#,
        finds: [.init(nil, "The name of the format has 256 characters, the limit is 255.", hint: "Remove 1.")])
    ])

  /// Says whether the name is too long.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard let count = format.format.name?.count, count > Self.mostCharacters else { return }
    report.add(
      "The name of the format has \(count) characters, the limit is \(Self.mostCharacters).",
      hint: "Remove \(count - Self.mostCharacters).", at: "name", expected: "at most \(Self.mostCharacters)", given: "\(count)")
  }
}
