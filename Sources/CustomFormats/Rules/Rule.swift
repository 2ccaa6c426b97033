/// A check with one description; what it looks at is told by the protocols that refine it.
public protocol Rule: Sendable {
  /// What the rule says of itself.
  var about: RuleDescription { get }
  /// What the rule looks at; the protocols that refine this one say it.
  var kind: RuleKind { get }
}

extension Rule {
  /// The rule's ID.
  public var id: String { about.id }
}

/// A rule about how a document is written; readers find it while they read.
public protocol ReadingRule: Rule {}

/// A rule about a definition and its measured layout.
public protocol FormatRule: Rule {
  /// Says what is wrong with a format.
  func check(_ format: FormatUnderTest, into report: inout Report)
}

/// A rule about one asset or link of a creative.
public protocol ValueRule: Rule {
  /// The values that the rule looks at.
  var scope: ValueScope { get }
  /// The signs that wake the rule: it is run only where the scan set one of them.
  var wakes: Signs { get }
  /// Says what is wrong with a value.
  func check(_ value: ValueUnderTest, into report: inout Report)
}

/// A rule across the values of a creative.
public protocol CreativeRule: Rule {
  /// Says what is wrong with a creative.
  func check(_ creative: CreativeUnderTest, into report: inout Report)
}

/// A rule across the creatives of a run.
public protocol RunRule: Rule {
  /// Begins a run, in which nothing was seen yet.
  func start() -> any RunCheck
}

/// What a rule across creatives has seen in one run.
public protocol RunCheck: Sendable {
  /// Looks at the next creative and says what is wrong with it, given those before.
  mutating func see(_ creative: CreativeUnderTest, into report: inout Report)
}

/// A rule about what has changed from one definition of a format to the next.
public protocol ChangeRule: Rule {
  /// Says what has changed.
  func check(_ diff: FormatDiff, into report: inout Report)
}

/// A rule about what happened to one ad of an app, or to the request for it, in a recorded session.
public protocol SessionRule: Rule {
  /// Says what is wrong with what happened.
  func check(_ life: AdLife, into report: inout Report)
}

/// A rule about a file of the folder that media are delivered in, looked at after the last creative.
public protocol DeliveredFileRule: Rule {
  /// Says what is wrong with a file.
  func check(_ file: DeliveredFile, into report: inout Report)
}
