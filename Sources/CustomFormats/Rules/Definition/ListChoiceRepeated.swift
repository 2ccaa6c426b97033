import Documents

/// A choice that stands twice in its list.
struct ListChoiceRepeated: FormatRule {
  let about = RuleDescription(
    "list-choice-repeated", family: .definition, severity: .error, addressee: .publisher,
    summary: "Every choice stands once in its list.",
    why: "The ad server refuses a list in which a value stands twice.",
    sources: [.creativeTemplateService],
    passing: [
      Example.definition(
        "values of another case",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": ["Ad", "AD"], "sample": "Ad" }
          """)
    ],
    failing: [
      Example.definition(
        "a value twice, under two labels",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored", { "label": "Ad (default)", "value": "Ad" }], "sample": "Ad" }
          """,
        finds: [.init("Badge", "The choice \"Ad\" of Badge stands twice, at the places 1 and 3.", hint: "Remove one of the two.")]
      )
    ])

  /// Says which choices stand twice.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields {
      var first: [String: Int] = [:]
      for (index, choice) in field.choices.enumerated() {
        guard let earlier = first[choice.value] else {
          first[choice.value] = index
          continue
        }
        report.add(
          "The choice \"\(choice.value.excerpt)\" of \(field.key.excerpt) stands twice, at the places \(earlier + 1) and \(index + 1).",
          hint: "Remove one of the two.", key: field.key, at: path.member("choices").element(index), given: choice.value)
      }
    }
  }
}
