import CustomFormats

/// What a word that `explain` is given means.
enum Subject {
  /// Every rule.
  case everything
  case rule(RuleDescription)
  case family(RuleFamily)
  case profile(Profile)
  case exitStatus
  /// Members of files, all that the word may mean.
  case members([SchemaMember])
  /// Names that the SDK had.
  case sdkNames([SDKName])

  /// Finds what a word means; the rules come first.
  init(_ word: String?) throws {
    guard let word else {
      self = .everything
      return
    }
    if let rule = Rules.named(word) {
      self = .rule(rule.about)
    } else if let family = RuleFamily(rawValue: word.lowercased()) {
      self = .family(family)
    } else if let profile = Profile(rawValue: word) {
      self = .profile(profile)
    } else if ["exit-status", "exit", "0", "1", "2", "130"].contains(word) {
      self = .exitStatus
    } else {
      self = try Self.named(word)
    }
  }

  private static func named(_ word: String) throws -> Subject {
    let written = Set(FieldSetting.all.filter { $0.name == word }.flatMap(\.members))
    let fields = SchemaMember.all.filter { member in
      member.schema == "format" && member.path.first == "fields[]"
        && written.contains(member.plain.dropFirst().joined(separator: "."))
    }
    let members = fields + SchemaMember.meant(by: word).filter { !fields.contains($0) }
    if !members.isEmpty { return .members(members) }
    if let name = SDKName.named(word) { return .sdkNames([name]) }
    let earlier = SDKName.nowNamed(word)
    if !earlier.isEmpty { return .sdkNames(earlier) }
    let near = Suggestion.nearest(to: word, among: words)
    throw Failure("there is nothing called \"\(word)\" to explain\(Suggestion.question(near))", next: "formatctl explain")
  }

  /// Every word that means something, for suggestions and completions.
  static var words: [String] {
    let rules = Rules.all.flatMap { [$0.id] + $0.about.aliases }
    var seen: Set<String> = []
    return
      (rules + RuleFamily.allCases.map(\.rawValue) + Profile.choices + [HelpTopic.exitStatus.name]
      + SchemaMember.all.map(\.name) + FieldSetting.all.map(\.name) + SDKName.all.map(\.old)).filter { seen.insert($0).inserted }
  }
}
