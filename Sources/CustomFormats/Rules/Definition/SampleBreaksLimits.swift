import Documents

/// A sample that no creative could have.
struct SampleBreaksLimits: FormatRule {
  let about = RuleDescription(
    "sample-breaks-limits", family: .definition, severity: .warning, addressee: .publisher,
    summary: "The sample of a field keeps the field's own limits.",
    why: "The sample stands in previews and in the spec sheet, and clients copy it: one that would be refused misleads them.",
    sources: [.creativeTemplates, .createCustomFormats],
    passing: [
      Example.definition(
        "a sample at the limit",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "maxCharacters": 11 } }"#),
      Example.definition(
        "a picture, which is not at hand",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "MainImage", "kind": "image", "sample": "hero.jpg", "limits": { "minWidth": 1200 } }
          """),
    ],
    failing: [
      Example.definition(
        "a text over its limit",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes start Friday", "limits": { "maxCharacters": 20 } }"#,
        finds: [
          .init(
            "Headline",
            "The sample of Headline would not pass: Headline has 24 characters, the limit is 20 (as a reader counts them).",
            hint: "Remove 4.")
        ]),
      Example.definition(
        "a tracker without https",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Pixel", "kind": "url", "role": "impressionTracker", "sample": "www.pixel.example/i?ord=%%CACHEBUSTER%%" }
          """,
        finds: [
          .init(
            "Pixel", "The sample of Pixel would not pass: Pixel www.pixel.example/i?ord=%%CACHEBUSTER%% has no scheme.",
            hint: "Write https://www.pixel.example/i?ord=%%CACHEBUSTER%%.")
        ]),
      Example.definition(
        "a choice that is not listed",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "sample": "Advert" }
          """,
        finds: [
          .init(
            "Badge", "The sample of Badge would not pass: Badge is \"Advert\", which is none of its choices Ad and Sponsored.",
            hint: "Choose Ad or Sponsored.")
        ]),
      Example.definition(
        "a placeholder",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Hikes in {{city}}" }"#,
        finds: [
          .init(
            "Headline", "The sample of Headline would not pass: Headline still has a placeholder: {{city}}.",
            hint: "Put the final words.")
        ]),
    ])

  /// Says which samples break a limit.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let fields = format.fields
    for outcome in ValueTrial.errors(of: format, value: \.sample) {
      let (field, path) = fields[outcome.field]
      report.add(
        "The sample of \(field.key.excerpt) would not pass: \(outcome.finding.message)", hint: outcome.finding.hint,
        key: field.key,
        at: path.member("sample"), expected: outcome.finding.expected, given: outcome.finding.given)
    }
  }
}
