import Documents

/// Bytes that are no UTF-8.
struct NotUTF8: ReadingRule {
  let about = RuleDescription(
    "not-utf-8", family: .input, severity: .error, addressee: .publisher,
    summary: "A document is UTF-8.",
    why: "JSON is UTF-8. In another encoding letters with accents become other letters or nothing, and readers refuse the file.",
    sources: [.json],
    passing: [Example.asset("letters with accents in UTF-8", value: #""Café Züri""#)],
    failing: [
      Example(
        "a Latin-1 letter", definition: Example.plain,
        creative: #"{ "formatId": "10063170", "assets": { "Headline": "Café open" } }"#,
        finds: [
          .init(nil, "The byte 0xE9 is not UTF-8.", hint: "Save the file as UTF-8; Latin-1 and Windows-1252 files show this.")
        ]
      ).inLatin1
    ])

  static func violation(_ problem: JSONProblem) -> Violation {
    Violation(rule: "not-utf-8", message: problem.sentence, hint: problem.hint, offset: problem.offset)
  }
}
