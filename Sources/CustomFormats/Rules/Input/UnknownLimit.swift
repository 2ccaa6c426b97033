import Documents

/// A limit that the field's kind does not know.
struct UnknownLimit: ReadingRule {
  let about = RuleDescription(
    "unknown-limit", family: .input, severity: .error, addressee: .publisher,
    summary: "Every limit is one that the field's kind knows.",
    why: "A misspelt limit checks nothing, and every creative seems to keep it.",
    sources: [.fileFormats],
    passing: [
      Example.asset("a limit of texts", field: #""kind": "text", "limits": { "maxCharacters": 50 }"#, value: #""Night hikes""#)
    ],
    failing: [
      Example.definition(
        "a misspelt limit",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "maxCharcters": 50 } }"#,
        finds: [.init(nil, "A text has no limit \"maxCharcters\".", hint: "Did you mean maxCharacters?")]),
      Example.definition(
        "a limit of another kind",
        fields: #"{ "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "minWidth": 50 } }"#,
        finds: [
          .init(
            nil, "A text has no limit \"minWidth\".",
            hint: "Its limits are minCharacters, maxCharacters, shownCharacters, lines, unit and pattern.")
        ]),
    ])

  static func violation(_ name: String, of kind: FieldKind, at path: JSONPath) -> Violation {
    let known = FieldLimits.names(for: kind)
    let list =
      known.isEmpty ? "It has none." : "Its limits are \(known.dropLast().joined(separator: ", ")) and \(known.last ?? "")."
    return Violation(
      rule: "unknown-limit", path: path, message: "\(kind.name.capitalisedFirst) has no limit \"\(name)\".",
      hint: NearMatch.of(name, among: known).map { "Did you mean \($0)?" } ?? list)
  }
}
