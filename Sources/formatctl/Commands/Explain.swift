import CustomFormats
import Documents

/// `formatctl explain`: says what a rule looks at, what a member of a file means, what an old name is called today.
struct Explain: Command {
  static let name = "explain"
  static let summary = "Say what a rule, a member of a file or an old name means."
  static let discussion = """
    Without a name every rule is listed. A name is a rule, a family such as media, a profile such as programmatic, an \
    exit status, a member of a definition, a creative or the project file (limits.maxCharacters, or maxCharacters \
    alone), a setting of a field (shown), or a name that the SDK had (GADCustomNativeAd).
    """
  static let examples = [
    CommandExample("formatctl explain text-too-long", "One rule, with examples that fail and pass."),
    CommandExample("formatctl explain media", "The rules of a family."),
    CommandExample("formatctl explain media.fallbackImage", "A member of a definition."),
    CommandExample("formatctl explain GADNativeCustomTemplateAd", "What it is called today."),
    CommandExample("formatctl explain --markdown > docs/Rules.md", "Every rule as a page."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("A rule, a family, a profile, an exit status, a member or an old name.", value: .subject) var name: String?
  @Flag("Print JSON.") var json
  @Flag("Print Markdown; rules alone have it.") var markdown

  func run(in environment: Environment) throws -> ExitStatus {
    if json, markdown { throw UsageError("--json and --markdown exclude one another.", in: ["explain"]) }
    let subject = try Subject(name)
    if json {
      environment.out.write(subject.json.documentText)
    } else if markdown {
      environment.out.write(try text(subject))
    } else {
      lines(subject, environment).forEach { environment.out.print($0) }
    }
    return .clean
  }

  private func text(_ subject: Subject) throws(UsageError) -> String {
    if case .everything = subject { return RulesMarkdown.all }
    guard let rules = subject.rules else {
      throw UsageError("--markdown is for rules, and \(name ?? "") is none.", in: [Self.name])
    }
    return RulesMarkdown(rules: rules).text
  }

  private func lines(_ subject: Subject, _ environment: Environment) -> [String] {
    let style = environment.style
    let width = environment.width
    let list = { (families: [RuleFamily]) in RuleList(families: families, style: style, width: width).lines }
    let next = ["", "Run formatctl explain <rule> for one of them."]
    switch subject {
    case .everything: return list(RuleFamily.allCases) + next
    case .family(let family): return list([family]) + next + twins
    case .rule(let rule): return RulePage(rule, style: style, width: width).lines
    case .profile(let profile): return ProfilePage(profile: profile, style: style, width: width).lines
    case .exitStatus: return [HelpPage(width: width).paragraph(HelpTopic.exitStatus.text)]
    case .members(let members): return MemberPage(style: style, width: width).lines(of: members)
    case .sdkNames(let names):
      let page = MemberPage(style: style, width: width)
      return names.enumerated().flatMap { ($0 == 0 ? [] : [""]) + page.lines(of: $1) }
    }
  }

  /// Says that a family's name is that of members too.
  private var twins: [String] {
    SchemaMember.meant(by: name ?? "").map { "Run formatctl explain \($0.schema).\($0.written) for the member of \($0.file)." }
  }
}

extension Subject {
  /// The rules that it is about, nil where it is about none.
  var rules: [RuleDescription]? {
    let all = Rules.all.map(\.about)
    switch self {
    case .everything: return all
    case .rule(let rule): return [rule]
    case .family(let family): return all.filter { $0.family == family }
    case .profile(let profile): return all.filter { profile.severity(of: $0) != nil }
    case .exitStatus, .members, .sdkNames: return nil
    }
  }

  /// The subject for a program.
  var json: JSON {
    switch self {
    case .everything, .rule, .family, .profile:
      .object(["schemaVersion": .number(1), "rules": .array((rules ?? []).map(\.json))])
    case .members(let members):
      .object(["schemaVersion": .number(1), "members": .array(members.map(\.json))])
    case .sdkNames(let names):
      .object(["schemaVersion": .number(1), "names": .array(names.map(\.json))])
    case .exitStatus:
      .object(["schemaVersion": .number(1), "exitStatuses": .array(HelpTopic.statuses.map(Self.json))])
    }
  }

  private static func json(_ status: (term: String, meaning: String)) -> JSON {
    .object(["status": .number(status.term), "about": .string(status.meaning)])
  }
}
