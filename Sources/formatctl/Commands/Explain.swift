import CustomFormats
import Documents

/// `formatctl explain`: says what a rule looks at, and why.
struct Explain: Command {
  static let name = "explain"
  static let summary = "Say what a rule looks at, and why."
  static let discussion = """
    Without a name every rule is listed. A name is a rule, a family such as media, a profile such as programmatic, or \
    an exit status.
    """
  static let examples = [
    CommandExample("formatctl explain text-too-long", "One rule, with examples that fail and pass."),
    CommandExample("formatctl explain media", "The rules of a family."),
    CommandExample("formatctl explain --markdown > docs/Rules.md", "Every rule as a page."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("A rule, a family, a profile or an exit status.", value: .rule) var name: String?
  @Flag("Print JSON.") var json
  @Flag("Print Markdown.") var markdown

  func run(in environment: Environment) throws -> ExitStatus {
    if json, markdown { throw UsageError("--json and --markdown exclude one another.", in: ["explain"]) }
    let rules = try rules()
    if json {
      environment.out.write(JSON.object(["schemaVersion": .number(1), "rules": .array(rules.map(\.json))]).documentText)
    } else if markdown {
      environment.out.write(name == nil ? RulesMarkdown.all : RulesMarkdown(rules: rules).text)
    } else {
      try lines(rules, environment).forEach { environment.out.print($0) }
    }
    return .clean
  }

  /// The rules that the name names; all without one.
  private func rules() throws -> [RuleDescription] {
    guard let name else { return Rules.all.map(\.about) }
    if let rule = Rules.named(name) { return [rule.about] }
    if let family { return Rules.all.map(\.about).filter { $0.family == family } }
    if let profile { return Rules.all.map(\.about).filter { profile.severity(of: $0) != nil } }
    if isExitStatus, !json, !markdown { return [] }
    let names = Rules.all.flatMap { [$0.id] + $0.about.aliases } + RuleFamily.allCases.map(\.rawValue) + Profile.choices
    let near = Suggestion.nearest(to: name, among: names + [HelpTopic.exitStatus.name])
    throw Failure("there is no rule \"\(name)\"\(Suggestion.question(near))", next: "formatctl explain")
  }

  private var family: RuleFamily? { name.flatMap { RuleFamily(rawValue: $0.lowercased()) } }
  private var profile: Profile? { name.flatMap(Profile.init(rawValue:)) }
  private var isExitStatus: Bool { ["exit-status", "exit", "0", "1", "2", "130"].contains(name) }

  private func lines(_ rules: [RuleDescription], _ environment: Environment) throws -> [String] {
    let style = environment.style
    let width = environment.width
    if let name {
      if Rules.named(name) != nil { return RulePage(rules[0], style: style, width: width).lines }
      if let profile { return ProfilePage(profile: profile, rules: rules, style: style).lines }
      if isExitStatus { return [HelpPage(width: width).paragraph(HelpTopic.exitStatus.text)] }
    }
    let families = family.map { [$0] } ?? RuleFamily.allCases
    return RuleList(families: families, style: style, width: width).lines + ["", "Run formatctl explain <rule> for one of them."]
  }
}
