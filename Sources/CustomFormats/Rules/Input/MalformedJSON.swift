import Documents

/// A text that is no JSON.
struct MalformedJSON: ReadingRule {
  let about = RuleDescription(
    "malformed-json", family: .input, severity: .error, addressee: .publisher,
    summary: "A document is JSON.",
    why: """
      A text that is not JSON cannot be read, and what stands behind the fault is not checked. Word processors turn quotes \
      into typographic ones, hand edits leave a comma behind, and a program that encodes twice sends a text where an object belongs.
      """,
    sources: [.json],
    passing: [
      Example("a whole object", definition: Example.plain, creative: Example.plainCreative)
    ],
    failing: [
      Example(
        "a trailing comma", definition: Example.plain,
        creative:
          #"{ "id": "c1", "formatId": "10063170", "assets": { "Headline": "Night hikes", }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [.init(nil, "This is not JSON: a trailing comma stands before }.", hint: "Remove the comma.")]),
      Example(
        "typographic quotes", definition: Example.plain,
        creative:
          "{ \u{201C}formatId\u{201D}: \"10063170\", \"assets\": { \"Headline\": \"Night hikes\" }, \"destinationUrl\": \"https://trailhead.example\" }",
        finds: [
          .init(
            nil, "This is not JSON: typographic quotation marks stand where JSON takes straight ones.",
            hint: "Write \" on both sides; word processors put \u{201C} and \u{201D}.")
        ]),
      Example(
        "an object inside a text", definition: Example.plain,
        creative: #""{\"formatId\":\"10063170\",\"assets\":{\"Headline\":\"Night hikes\"}}""#,
        finds: [
          .init(
            nil, "The document is encoded twice: it is a text that holds JSON.",
            hint: "Send the inner text as it is, without quotes around it and backslashes.")
        ]
      ),
    ])

  static func violation(_ problem: JSONProblem) -> Violation {
    Violation(
      rule: "malformed-json", message: "This is not JSON: \(problem.message).", hint: problem.hint, offset: problem.offset)
  }

  /// Says that a line has more bytes than are read.
  static func overlong(_ line: Int, most: Int, thing: String = "creative") -> Violation {
    Violation(
      rule: "malformed-json", message: "Line \(line) has more than \(most.grouped) bytes, the limit of a line.",
      hint: "Write one \(thing) a line.")
  }

  /// Says that a text holds JSON once more.
  static func encodedTwice(_ value: JSONValue, at path: JSONPath) -> Violation {
    let subject = path.steps.isEmpty ? "The document" : path.description
    return Violation(
      rule: "malformed-json", path: path, key: nil, message: "\(subject) is encoded twice: it is a text that holds JSON.",
      hint: "Send the inner text as it is, without quotes around it and backslashes.", offset: Int(value.node.start) - 1)
  }
}
