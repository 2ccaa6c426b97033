import Documents

/// A member that stands twice in one object.
struct DuplicateMember: ReadingRule {
  let about = RuleDescription(
    "duplicate-member", family: .input, severity: .error, addressee: .publisher,
    summary: "A member stands once in its object.",
    why: "Readers disagree on which of two members counts, so what was checked may not be what is delivered.",
    sources: [.json],
    passing: [Example("each key once", definition: Example.plain, creative: Example.plainCreative)],
    failing: [
      Example(
        "a key twice", definition: Example.plain,
        creative:
          #"{ "formatId": "10063170", "assets": { "Headline": "Night hikes", "Headline": "Day hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [
          .init(nil, "The member \"Headline\" stands twice in one object.", hint: "Keep one of the two; the second one was read.")
        ])
    ])

  static func violation(_ problem: JSONProblem) -> Violation {
    Violation(rule: "duplicate-member", message: problem.sentence, hint: problem.hint, offset: problem.offset)
  }
}
