/// What a rule says of itself; tests, `explain`, the pages and the reports all read it.
public struct RuleDescription: Sendable {
  /// The stable ID that names the offence: `text-too-long`.
  public var id: String
  /// The family.
  public var family: RuleFamily
  /// The weight of a finding where no profile says otherwise.
  public var severity: Severity
  /// Who has to act on a finding.
  public var addressee: Addressee
  /// What holds when the rule is content, in one sentence.
  public var summary: String
  /// Why it matters.
  public var why: String
  /// The pages that it rests on.
  public var sources: [Source]
  /// Rules, or whole families, that keep silent where this one speaks of the same asset.
  public var supersedes: [String]
  /// What `validate --fix` does about a finding, in one sentence; nil where a person has to decide.
  public var fix: String?
  /// Whether the rule is a guideline for programmatic ads: a note, and an error in that profile.
  public var isProgrammaticGuideline: Bool
  /// IDs that the rule had before.
  public var aliases: [String]
  /// What the rule is content with.
  public var passing: [Example]
  /// What the rule finds, with the exact words.
  public var failing: [Example]

  /// Creates a description.
  public init(
    _ id: String, family: RuleFamily, severity: Severity, addressee: Addressee, summary: String, why: String,
    sources: [Source] = [],
    supersedes: [String] = [], fix: String? = nil, isProgrammaticGuideline: Bool = false, aliases: [String] = [],
    passing: [Example],
    failing: [Example]
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.addressee = addressee
    self.summary = summary
    self.why = why
    self.sources = sources
    self.supersedes = supersedes
    self.fix = fix
    self.isProgrammaticGuideline = isProgrammaticGuideline
    self.aliases = aliases
    self.passing = passing
    self.failing = failing
  }

  /// Tells whether another rule keeps silent where this one speaks of the same asset.
  public func keepsSilent(_ rule: String) -> Bool {
    supersedes.contains { $0 == rule || RuleFamily(rawValue: $0) != nil && Rules.named(rule)?.about.family.rawValue == $0 }
  }
}
