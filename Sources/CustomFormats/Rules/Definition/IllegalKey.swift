import Documents

/// A key with characters that the ad server refuses.
struct IllegalKey: FormatRule {
  let about = RuleDescription(
    "illegal-key", family: .definition, severity: .error, addressee: .publisher,
    summary: "A key is made of letters, digits, blanks, /, - and _.",
    why: "The ad server refuses the name of a field with any other character, so a format with such a key cannot be set up.",
    sources: [.creativeTemplateService],
    passing: [
      Example.definition(
        "letters, digits and _", fields: #"{ "key": "Headline_2", "kind": "text", "sample": "Night hikes" }"#,
        clickable: #""Headline_2""#)
    ],
    failing: [
      Example.definition(
        "a point and a bracket",
        fields: #"{ "key": "headline.text[0]", "kind": "text", "sample": "Night hikes" }"#, clickable: #""headline.text[0]""#,
        finds: [
          .init(
            "headline.text[0]",
            "The key \"headline.text[0]\" has \".\", \"[\" and \"]\"; allowed are letters, digits, blanks, /, - and _.",
            hint: "Call it headlinetext0.")
        ]),
      Example.definition(
        "nothing at all", fields: #"{ "key": "", "kind": "text", "sample": "Night hikes" }"#, clickable: #""""#,
        finds: [
          .init(
            "", "The key of field 1 is empty; allowed are letters, digits, blanks, /, - and _.",
            hint: "Give it a name of letters and digits.")
        ]),
    ])

  /// Says which keys have characters that are not allowed.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (index, (field, path)) in format.fields.enumerated() {
      guard let offence = Self.offence(in: field.key) else { continue }
      let subject = offence.isEmpty ? "The key of field \(index + 1) is empty" : "The key \"\(field.key.excerpt)\" has \(offence)"
      report.add(
        "\(subject); allowed are letters, digits, blanks, /, - and _.", hint: Self.proposal(for: field.key), key: field.key,
        at: path.member("key"), given: field.key)
    }
  }

  /// Returns what of a key is not allowed, in words; empty for an empty key, nil where all is fine.
  static func offence(in key: String) -> String? {
    if Blank.isBlank(key) { return key.isEmpty ? "" : "nothing but blanks" }
    var wrong: [Character] = []
    for character in key where !isAllowed(character) && !wrong.contains(character) { wrong.append(character) }
    return wrong.isEmpty ? nil : wrong.prefix(5).map { "\"\(String($0).visible)\"" }.inAList
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " /-_".contains(character)
  }

  /// Returns an imperative that names a key of letters, digits and _ alone.
  static func proposal(for key: String) -> String {
    let plain = key.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return plain.isEmpty ? "Give it a name of letters and digits." : "Call it \(plain.excerpt)."
  }
}
