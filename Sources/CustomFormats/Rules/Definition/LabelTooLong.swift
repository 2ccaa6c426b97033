import Documents

/// A label, or a choice's, that the ad server has no room for.
struct LabelTooLong: FormatRule {
  /// The most characters of a field's label in the ad server.
  static let mostCharacters = 127
  /// The most characters of a choice's label and of its value in the ad server.
  static let mostCharactersOfChoice = 255

  let about = RuleDescription(
    "label-too-long", family: .definition, severity: .error, addressee: .publisher,
    summary: "A label has at most 127 characters, a choice at most 255.",
    why: "The ad server refuses longer ones, so the format cannot be set up as it is defined here.",
    sources: [.creativeTemplates],
    passing: [
      Example.definition(
        "127 characters",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "label": "\#(String(repeating: "a", count: 127))" }"#)
    ],
    failing: [
      Example.definition(
        "128 characters",
        fields:
          #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "label": "\#(String(repeating: "a", count: 128))" }"#,
        finds: [.init("Headline", "The label of Headline has 128 characters, the limit is 127.", hint: "Remove 1.")]),
      Example.definition(
        "a choice of 256 characters",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "sample": "Ad", "choices": ["Ad", { "label": "\(String(repeating: "a", count: 256))", "value": "S" }] }
          """,
        finds: [.init("Badge", "The label of choice 2 of Badge has 256 characters, the limit is 255.", hint: "Remove 1.")]),
    ])

  /// Says which labels are too long.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    func judge(_ text: String, _ subject: String, _ most: Int, _ field: AssetField, _ path: JSONPath) {
      let count = text.count
      guard count > most else { return }
      report.add(
        "\(subject) has \(count) characters, the limit is \(most).", hint: "Remove \(count - most).", key: field.key, at: path,
        expected: "at most \(most)", given: "\(count)")
    }
    for (field, path) in format.fields {
      judge(field.label, "The label of \(field.key.excerpt)", Self.mostCharacters, field, path.member("label"))
      for (index, choice) in field.choices.enumerated() {
        let subject = "of choice \(index + 1) of \(field.key.excerpt)"
        let place = path.member("choices").element(index)
        judge(choice.label, "The label \(subject)", Self.mostCharactersOfChoice, field, place)
        if choice.value != choice.label { judge(choice.value, "The value \(subject)", Self.mostCharactersOfChoice, field, place) }
      }
    }
  }
}
