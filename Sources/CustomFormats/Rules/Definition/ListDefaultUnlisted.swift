import Documents

/// A default that is none of the list's choices.
struct ListDefaultUnlisted: FormatRule {
  let about = RuleDescription(
    "list-default-unlisted", family: .definition, severity: .error, addressee: .publisher,
    summary: "The default of a list is one of its choices.",
    why: "The ad server refuses a list whose default is none of its choices, even where other values are allowed.",
    sources: [.creativeTemplateService], supersedes: ["default-breaks-limits"],
    passing: [
      Example.definition(
        "a default that is listed",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": [{ "label": "Ad (usual)", "value": "Ad" }, "Sponsored"], "default": "Ad" }
          """)
    ],
    failing: [
      Example.definition(
        "another case",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "default": "ad" }
          """,
        finds: [.init("Badge", "The default \"ad\" of Badge is none of its choices Ad and Sponsored.", hint: "Did you mean Ad?")]),
      Example.definition(
        "a label instead of its value",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Store", "kind": "list", "choices": [{ "label": "Apple", "value": "as" }, { "label": "Google", "value": "gp" }], "default": "Google" }
          """,
        finds: [.init("Store", "The default \"Google\" of Store is none of its choices as and gp.", hint: "Did you mean gp?")]),
    ])

  /// Says which lists have a default that is no choice.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields where field.kind == .list && !field.choices.isEmpty {
      let value: String
      switch field.defaultValue {
      case .string(let text)? where !Blank.isBlank(text): value = text
      case .number(let digits)?: value = digits
      default: continue
      }
      guard !field.choices.contains(where: { $0.value == value }) else { continue }
      report.add(
        "The default \"\(value.excerpt)\" of \(field.key.excerpt) is none of its choices \(field.choiceWords.inAList).",
        hint: field.choice(near: value).map { "Did you mean \($0.excerpt)?" } ?? "Write one of them.", key: field.key,
        at: path.member("default"), given: value)
    }
  }
}
