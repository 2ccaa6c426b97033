import Documents

/// Two fields of one key.
struct DuplicateKey: FormatRule {
  let about = RuleDescription(
    "duplicate-key", family: .definition, severity: .error, addressee: .publisher,
    summary: "Every key stands once in a format.",
    why: """
      The app reads an asset by its key, and one key leads to one asset: of two fields with one key the app never gets the other. The ad \
      server refuses such a format.
      """,
    sources: [.creativeTemplateService, .useCustomFormats],
    passing: [
      Example.definition(
        "two keys",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Caption", "kind": "text", "sample": "Lamps included" }
          """)
    ],
    failing: [
      Example.definition(
        "one key twice",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Caption", "kind": "text", "sample": "Lamps included" },
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }
          """,
        finds: [
          .init("Headline", "The key Headline stands twice, at the fields 1 and 3.", hint: "Rename or remove one of the two.")
        ])
    ])

  /// Says where a key stands that an earlier field has.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    var first: [String: Int] = [:]
    for (index, (field, path)) in format.fields.enumerated() {
      guard let earlier = first[field.key] else {
        first[field.key] = index
        continue
      }
      report.add(
        "The key \(field.key.excerpt) stands twice, at the fields \(earlier + 1) and \(index + 1).",
        hint: "Rename or remove one of the two.", key: field.key, at: path.member("key"), given: field.key)
    }
  }
}
