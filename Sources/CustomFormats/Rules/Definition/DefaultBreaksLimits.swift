import Documents

/// A default that no creative could have.
struct DefaultBreaksLimits: FormatRule {
  let about = RuleDescription(
    "default-breaks-limits", family: .definition, severity: .error, addressee: .publisher,
    summary: "The default of a field keeps the field's own limits.",
    why: "The ad server fills the default in where a creative gives nothing, so every such creative breaks the limit live.",
    sources: [.creativeTemplates, .createCustomFormats],
    passing: [
      Example.definition(
        "a default at the limit",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "default": "Night hikes", "limits": { "maxCharacters": 11 } }
          """),
      Example.definition(
        "an empty default, as the ad server stores none",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "default": "", "limits": { "minCharacters": 5 } }
          """),
    ],
    failing: [
      Example.definition(
        "a word for a number",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Rating", "kind": "number", "default": "many", "sample": 4 }
          """,
        finds: [
          .init(
            "Rating", "The default of Rating would not pass: Rating is \"many\", expected is a number.",
            hint: "Write digits, with a point for decimals.")
        ]),
      Example.definition(
        "a number out of range",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Rating", "kind": "number", "default": 6, "sample": 4, "limits": { "minimum": 0, "maximum": 5 } }
          """,
        finds: [
          .init(
            "Rating", "The default of Rating would not pass: Rating is 6, the range is 0 to 5.",
            hint: "Write a number from 0 to 5.")
        ]),
    ])

  /// Says which defaults break a limit.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let fields = format.fields
    for outcome in ValueTrial.errors(of: format, value: \.defaultValue) {
      let (field, path) = fields[outcome.field]
      report.add(
        "The default of \(field.key.excerpt) would not pass: \(outcome.finding.message)", hint: outcome.finding.hint,
        key: field.key,
        at: path.member("default"), expected: outcome.finding.expected, given: outcome.finding.given)
    }
  }
}
