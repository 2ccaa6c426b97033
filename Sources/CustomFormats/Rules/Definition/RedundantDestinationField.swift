import Documents

/// A field for the landing page beside the destination that every creative has.
struct RedundantDestinationField: FormatRule {
  let about = RuleDescription(
    "redundant-destination-field", family: .definition, severity: .warning, addressee: .publisher,
    summary: "No field repeats the destination that every creative has.",
    why: """
      The ad server gives every custom format a click-through URL. A second field for it is filled in by some and not by others, and a tap \
      never opens what stands there.
      """,
    sources: [.createCustomFormats],
    passing: [
      Example.definition(
        "an address with another meaning",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "AppLink", "kind": "url", "role": "deepLink" }, { "key": "TermsPage", "kind": "url" }
          """)
    ],
    failing: [
      Example.definition(
        "a landing page",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "LandingPage", "kind": "url" }
          """,
        finds: [
          .init(
            "LandingPage", "LandingPage repeats the destination that every creative has.",
            hint: "Remove it and use destinationUrl, or take its role web away.")
        ])
    ])

  /// Says which fields repeat the destination.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where field.kind == .url && field.role == .web {
      report.add(
        "\(field.key.excerpt) repeats the destination that every creative has.",
        hint: "Remove it and use destinationUrl, or take its role web away.", key: field.key, at: path)
    }
  }
}
