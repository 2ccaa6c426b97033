import Documents

/// Text behind the end of a document.
struct TextAfterEnd: ReadingRule {
  let about = RuleDescription(
    "text-after-end", family: .input, severity: .error, addressee: .publisher,
    summary: "Nothing follows the end of a document.",
    why: "A price macro or a log line that sticks to the end makes the whole document unreadable to strict readers.",
    sources: [.json],
    passing: [Example("a line feed behind the end", definition: Example.plain, creative: Example.plainCreative + "\n")],
    failing: [
      Example(
        "a macro behind the end", definition: Example.plain, creative: Example.plainCreative + "&wp=${AUCTION_PRICE}",
        finds: [
          .init(
            nil, "Text follows the end of the document: &wp=${AUCTION_PRICE}.",
            hint: "Remove what stands behind the closing bracket.")
        ])
    ])

  static func violation(_ problem: JSONProblem) -> Violation {
    Violation(rule: "text-after-end", message: problem.sentence, hint: problem.hint, offset: problem.offset)
  }
}
