import Documents

/// A help text that the ad server has no room for.
struct HelpTooLong: FormatRule {
  /// The most characters of a field's help in the ad server.
  static let mostCharacters = 255

  let about = RuleDescription(
    "help-too-long", family: .definition, severity: .error, addressee: .publisher,
    summary: "A help text has at most 255 characters.",
    why: "The ad server refuses a longer one, so the format cannot be set up as it is defined here.",
    sources: [.creativeTemplates],
    passing: [
      Example.definition(
        "255 characters",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "help": "\#(String(repeating: "a", count: 255))" }"#)
    ],
    failing: [
      Example.definition(
        "300 characters",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "help": "\#(String(repeating: "a", count: 300))" }"#,
        finds: [.init("Headline", "The help of Headline has 300 characters, the limit is 255.", hint: "Remove 45.")])
    ])

  /// Says which help texts are too long.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields {
      guard let count = field.help?.count, count > Self.mostCharacters else { continue }
      report.add(
        "The help of \(field.key.excerpt) has \(count) characters, the limit is \(Self.mostCharacters).",
        hint: "Remove \(count - Self.mostCharacters).", key: field.key, at: path.member("help"),
        expected: "at most \(Self.mostCharacters)", given: "\(count)")
    }
  }
}
