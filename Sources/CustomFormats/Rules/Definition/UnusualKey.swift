import Documents

/// A key that the ad server takes and turns into another one.
struct UnusualKey: FormatRule {
  let about = RuleDescription(
    "unusual-key", family: .definition, severity: .warning, addressee: .publisher,
    summary: "A key is made of the letters a to z, digits and _.",
    why: """
      The ad server derives the key that the app uses from the name of the field, and drops blanks: "Call to action" becomes Calltoaction. \
      Letters of the alphabet, digits and _ stay as they are, so name and key are the same everywhere.
      """,
    sources: [.creativeTemplateService, .createCustomFormats],
    passing: [
      Example.definition(
        "letters, digits and _", fields: #"{ "key": "MainImage_2", "kind": "text", "sample": "Night hikes" }"#,
        clickable: #""MainImage_2""#)
    ],
    failing: [
      Example.definition(
        "blanks", fields: #"{ "key": "Call to action", "kind": "text", "sample": "Order" }"#, clickable: #""Call to action""#,
        finds: [
          .init(
            "Call to action", "The key \"Call to action\" has blanks, which the ad server may drop or change.",
            hint: "Call it Calltoaction.")
        ]),
      Example.definition(
        "an accent and a dash", fields: #"{ "key": "Légende-courte", "kind": "text", "sample": "Order" }"#,
        clickable: #""Légende-courte""#,
        finds: [
          .init(
            "Légende-courte", "The key \"Légende-courte\" has \"é\" and \"-\", which the ad server may drop or change.",
            hint: "Call it Lgendecourte.")
        ]),
    ])

  /// Says which keys are allowed and unusual.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where IllegalKey.offence(in: field.key) == nil {
      var unusual: [String] = []
      for character in field.key where !(character.isASCII && (character.isLetter || character.isNumber) || character == "_") {
        let name = character == " " ? "blanks" : "\"\(String(character).visible)\""
        if !unusual.contains(name) { unusual.append(name) }
      }
      guard !unusual.isEmpty else { continue }
      report.add(
        "The key \"\(field.key.excerpt)\" has \(Array(unusual.prefix(5)).inAList), which the ad server may drop or change.",
        hint: IllegalKey.proposal(for: field.key), key: field.key, at: path.member("key"), given: field.key)
    }
  }
}
