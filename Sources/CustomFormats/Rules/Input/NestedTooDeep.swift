import Documents

/// More brackets inside one another than are read.
struct NestedTooDeep: ReadingRule {
  let about = RuleDescription(
    "nested-too-deep", family: .input, severity: .error, addressee: .publisher,
    summary: "At most 64 brackets stand inside one another.",
    why: "No definition or creative needs so many; a document that has them was made by a mistake or to do harm.",
    sources: [.json],
    passing: [Example("a few levels", definition: Example.plain, creative: Example.plainCreative)],
    failing: [
      Example(
        "65 brackets", definition: Example.plain, creative: String(repeating: "[", count: 65),
        finds: [.init(nil, "More than 64 brackets stand inside one another.", hint: "Flatten the document.")])
    ])

  static func violation(_ problem: JSONProblem) -> Violation {
    Violation(rule: "nested-too-deep", message: problem.sentence, hint: problem.hint, offset: problem.offset)
  }
}
