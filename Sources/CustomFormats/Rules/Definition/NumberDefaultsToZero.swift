import Documents

/// An optional number that reaches the app as 0 when left blank.
struct NumberDefaultsToZero: FormatRule {
  let about = RuleDescription(
    "number-defaults-to-zero", family: .definition, severity: .note, addressee: .publisher,
    summary: "A number is required or has a default.",
    why: """
      The ad server turns a number that was left empty into 0. The app cannot tell that from a real 0 and draws no stars, or a price of 0.
      """,
    sources: [.createCustomFormats],
    passing: [
      Example.definition(
        "a required number, and one with a default",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Rating", "kind": "number", "required": true, "sample": 4 }, { "key": "Reviews", "kind": "number", "default": 1 }
          """)
    ],
    failing: [
      Example.definition(
        "an optional number",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Rating", "kind": "number", "sample": 4 }
          """,
        finds: [
          .init(
            "Rating", "Rating is an optional number, and a blank one reaches the app as 0.",
            hint: "Make it required, give it a default, or make it a text.")
        ])
    ])

  /// Says which optional numbers have no default.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where field.kind == .number && !field.isRequired && !field.isFilledIn {
      report.add(
        "\(field.key.excerpt) is an optional number, and a blank one reaches the app as 0.",
        hint: "Make it required, give it a default, or make it a text.", key: field.key, at: path)
    }
  }
}
