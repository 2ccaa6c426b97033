import Documents

/// A list without anything to choose.
struct ListWithoutChoices: FormatRule {
  let about = RuleDescription(
    "list-without-choices", family: .definition, severity: .error, addressee: .publisher,
    summary: "A list has choices.",
    why: "The ad server refuses a list without choices, and nobody could fill it in.",
    sources: [.creativeTemplateService], supersedes: ["default-breaks-limits", "sample-breaks-limits", "sample-missing"],
    passing: [
      Example.definition(
        "two choices",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "sample": "Ad" }
          """)
    ],
    failing: [
      Example.definition(
        "no choices",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Badge", "kind": "list" },
          { "key": "Store", "kind": "list", "choices": [], "allowOther": true }
          """,
        finds: [
          .init("Badge", "The list Badge has no choices.", hint: "Write \"choices\": [\"…\", \"…\"], or make it a text."),
          .init("Store", "The list Store has no choices.", hint: "Write \"choices\": [\"…\", \"…\"], or make it a text."),
        ])
    ])

  /// Says which lists have no choices.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where field.kind == .list && field.choices.isEmpty {
      // Choices that cannot be read are named where they stand.
      let written = format.definition.document.value(at: path)?["choices"]
      guard written == nil || written?.isNull == true || written?.kind == .array && written?.elements.isEmpty == true else {
        continue
      }
      report.add(
        "The list \(field.key.excerpt) has no choices.", hint: "Write \"choices\": [\"…\", \"…\"], or make it a text.",
        key: field.key, at: path)
    }
  }
}
