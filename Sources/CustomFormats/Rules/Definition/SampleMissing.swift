import Documents

/// A field without a sample to preview it with.
struct SampleMissing: FormatRule {
  let about = RuleDescription(
    "sample-missing", family: .definition, severity: .note, addressee: .publisher,
    summary: "A text, number or list has a sample.",
    why: "Without a sample a preview has nothing real to show for the field, and the spec sheet no example to give.",
    sources: [.creativeTemplates],
    passing: [
      Example.definition("a text with a sample"),
      Example.definition(
        "a number with a default, and a picture",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Rating", "kind": "number", "default": 4 },
          { "key": "Icon", "kind": "image" }
          """),
    ],
    failing: [
      Example.definition(
        "a text without a sample",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Caption", "kind": "text", "sample": " " }
          """,
        finds: [.init("Caption", "Caption has no sample.", hint: "Add a sample as a client would write it.")])
    ])

  /// Says which fields that people read have no sample.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where field.kind == .text || field.kind == .number || field.kind == .list {
      let has = [field.sample, field.defaultValue].compactMap { $0 }.contains { !ValueTrial.isBlank($0) }
      if has { continue }
      report.add(
        "\(field.key.excerpt) has no sample.", hint: "Add a sample as a client would write it.", key: field.key, at: path)
    }
  }
}
