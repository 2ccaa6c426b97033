import CustomFormats

/// What the profiles differ in: the limits where a field says nothing, and the weights of rules.
enum ProfileTable {
  /// A limit that a profile gives where a field says nothing.
  struct Limit: Sendable {
    /// What is limited.
    let subject: String
    /// The limit in words, by the profile.
    let words: @Sendable (Profile) -> String
  }

  /// The limits, in the order of the pages.
  static let limits = [
    Limit(subject: "heaviest picture") { "\($0.maxImageBytes.grouped) bytes" },
    Limit(subject: "heaviest video") { "\($0.maxVideoBytes.grouped) bytes" },
    Limit(subject: "ratios of a video") { $0.videoRatios.map(\.text).joined(separator: ", ") },
    Limit(subject: "text that always shows") { profile in
      let lengths = FieldRole.allCases.compactMap { role in
        profile.guaranteedLength(of: role).map { "\(role.rawValue) \($0.narrow), wide \($0.wide)" }
      }
      return lengths.isEmpty ? "all of it" : lengths.joined(separator: "; ")
    },
  ]

  /// The rules that some profile weighs otherwise than they weigh themselves.
  static var rules: [RuleDescription] {
    Rules.all.map(\.about).filter { rule in Profile.allCases.contains { changed(rule, by: $0) != nil } }
  }

  /// Returns the weight that a profile gives a rule, nil where it changes nothing.
  static func changed(_ rule: RuleDescription, by profile: Profile) -> Severity? {
    profile.severity(of: rule).flatMap { $0 == rule.severity ? nil : $0 }
  }

  /// The table in Markdown, a column a profile.
  static var markdown: String {
    let profiles = Profile.allCases
    let head = ["", "own weight"] + profiles.map { "`\($0.rawValue)`" }
    let weights = rules.map { rule in
      ["[\(rule.id)](#\(rule.id))", rule.severity.rawValue] + profiles.map { changed(rule, by: $0)?.rawValue ?? "" }
    }
    let rest = limits.map { limit in [limit.subject, ""] + profiles.map(limit.words) }
    let rows = [head, head.map { _ in "---" }] + weights + rest
    return rows.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
