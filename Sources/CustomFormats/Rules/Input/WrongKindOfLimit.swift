import Documents

/// A limit whose value is of another kind.
struct WrongKindOfLimit: ReadingRule {
  let about = RuleDescription(
    "wrong-kind-of-limit", family: .input, severity: .error, addressee: .publisher,
    summary: "A limit has a value of its kind.",
    why: "A limit that cannot be read checks nothing, and every creative seems to keep it.",
    sources: [.fileFormats],
    passing: [
      Example.definition(
        "a whole number",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "maxCharacters": 50 } }"#)
    ],
    failing: [
      Example.definition(
        "a number as a text",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "maxCharacters": "50" } }"#,
        finds: [
          .init(
            nil, "fields[0].limits.maxCharacters is \"50\", expected is a whole number from 0 on.",
            hint: "Write a whole number from 0 on.")
        ]),
      Example.definition(
        "a ratio without a colon",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "1.91" } }"#,
        finds: [
          .init(
            nil, "fields[1].limits.aspectRatio is \"1.91\", expected is width and height such as 1.91:1.",
            hint: "Write width and height such as 1.91:1.")
        ]),
    ])

  static func violation(at path: JSONPath, expected: String, given: String, more: String = "") -> Violation {
    Violation(
      rule: "wrong-kind-of-limit", path: path, message: "\(path) is \(given), expected is \(expected).",
      hint: "Write \(expected).\(more)",
      expected: expected, given: given)
  }

  /// Says that a pattern cannot be read.
  static func pattern(_ text: String, _ error: PatternError, at path: JSONPath) -> Violation {
    Violation(
      rule: "wrong-kind-of-limit", path: path, message: "The pattern \(text) cannot be read: \(error).",
      hint: "Use letters, ., [a-z], \\d, \\w, \\s, ( | ), and ?, *, +, {2,4} behind them.")
  }
}
