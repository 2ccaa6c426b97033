import Documents

/// A member that nobody reads.
struct UnknownMember: ReadingRule {
  let about = RuleDescription(
    "unknown-member", family: .input, severity: .warning, addressee: .publisher,
    summary: "Every member of a document is known.",
    why: """
      A misspelt member is read by nobody, and nobody says so. Members of one's own begin with "x-"; those are kept and never remarked on.
      """,
    sources: [.fileFormats],
    passing: [
      Example.definition("a member of one's own", members: #""x-owner": "feed team", "$schema": "format.schema.json""#)
    ],
    failing: [
      Example.definition(
        "a misspelt member", members: #""discription": "In-feed card""#,
        finds: [.init(nil, "\"discription\" is no member that is read here.", hint: "Did you mean description?")]),
      Example.definition(
        "a member from elsewhere", members: #""owner": "feed team""#,
        finds: [.init(nil, "\"owner\" is no member that is read here.", hint: "Remove it, or call it x-owner to keep it.")]),
    ])

  static func violation(_ name: String, at path: JSONPath, among known: [String]) -> Violation {
    let near = NearMatch.of(name, among: known)
    return Violation(
      rule: "unknown-member", path: path, message: "\"\(name)\" is no member that is read here.",
      hint: near.map { "Did you mean \($0)?" } ?? "Remove it, or call it x-\(name) to keep it.")
  }
}
