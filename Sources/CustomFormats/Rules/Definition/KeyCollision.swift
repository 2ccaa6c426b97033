import Documents

/// Keys that differ by case, blanks or dashes alone.
struct KeyCollision: FormatRule {
  let about = RuleDescription(
    "key-collision", family: .definition, severity: .error, addressee: .publisher,
    summary: "Two keys differ by more than case, blanks and dashes.",
    why: """
      The ad server makes the key from the field's name and drops blanks, and the app has to meet its exact case. Keys that look alike are \
      mixed up in sheets and in code, and the wrong one reads as nothing.
      """,
    sources: [.creativeTemplateService, .useCustomFormats], supersedes: ["unusual-key"],
    passing: [
      Example.definition(
        "keys that share a word",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Headline2", "kind": "text", "sample": "Lamps included" }
          """)
    ],
    failing: [
      Example.definition(
        "another case, a blank inside and one at the end",
        fields: """
          { "key": "CallToAction", "kind": "text", "sample": "Order" }, { "key": "CalltoAction", "kind": "text", "sample": "Order" },
          { "key": "Call to action", "kind": "text", "sample": "Order" }, { "key": "Headline", "kind": "text", "sample": "Fresh bread" },
          { "key": "Headline ", "kind": "text", "sample": "Fresh bread" }
          """,
        finds: [
          .init(
            "CalltoAction", "The key \"CalltoAction\" differs from \"CallToAction\" by case alone.",
            hint: "Rename or remove one of the two."),
          .init(
            "Call to action", "The key \"Call to action\" differs from \"CallToAction\" by case and blanks alone.",
            hint: "Rename or remove one of the two."),
          .init(
            "Headline ", "The key \"Headline \" differs from \"Headline\" by blanks alone.",
            hint: "Rename or remove one of the two."),
        ]),
      Example.definition(
        "a dash",
        fields: """
          { "key": "Main_Image", "kind": "text", "sample": "Order" }, { "key": "Main-Image", "kind": "text", "sample": "Order" }
          """,
        clickable: #""Main_Image""#,
        finds: [
          .init(
            "Main-Image", "The key \"Main-Image\" differs from \"Main_Image\" by -, _ and / alone.",
            hint: "Rename or remove one of the two.")
        ]),
    ])

  /// Says which keys are like the key of an earlier field.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    var first: [String: String] = [:]
    for (field, path) in format.fields {
      let folded = String(NearMatch.folded(field.key))
      guard let earlier = first[folded] else {
        first[folded] = field.key
        continue
      }
      guard earlier != field.key else { continue }
      report.add(
        "The key \"\(field.key.excerpt)\" differs from \"\(earlier.excerpt)\" by \(difference(field.key, earlier)) alone.",
        hint: "Rename or remove one of the two.", key: field.key, at: path.member("key"), given: field.key)
    }
  }

  private func difference(_ a: String, _ b: String) -> String {
    func letters(_ key: String) -> [Character] { key.filter { $0.isLetter || $0.isNumber }.map { $0 } }
    func marks(_ key: String) -> [Character] { key.filter { $0 == "-" || $0 == "_" || $0 == "/" }.map { $0 } }
    func blanks(_ key: String) -> [Bool] { key.map(\.isWhitespace).filter { $0 } }
    var parts: [String] = []
    if letters(a) != letters(b) { parts.append("case") }
    if blanks(a) != blanks(b) { parts.append("blanks") }
    if marks(a) != marks(b) { parts.append("-, _ and /") }
    return parts.isEmpty ? "the place of blanks and dashes" : parts.inAList
  }
}
