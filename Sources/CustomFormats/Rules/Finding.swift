/// What a rule says of a creative, a definition or a run, with its weight and place.
public struct Finding: Sendable, Equatable {
  /// The ID of the rule.
  public var rule: String
  /// How much it weighs here.
  public var severity: Severity
  /// Who has to act.
  public var addressee: Addressee
  /// What is wrong, in one sentence.
  public var message: String
  /// What to do about it, in one sentence, or empty.
  public var hint: String
  /// The wording for the client's sheet, nil where it is no business of the client.
  public var client: String?
  /// The creative's ID.
  public var creative: String?
  /// The format's ID, or its slug.
  public var formatID: String?
  /// The field's key or the link's name.
  public var key: String?
  /// The file that it stands in.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// What was expected.
  public var expected: String?
  /// What was given.
  public var given: String?
  /// What `--fix` does about it, nil where a person has to decide.
  public var mend: Mend?
  /// Findings that have the same cause and are counted nowhere.
  public var consequences: [Finding]

  /// Makes a finding of a violation.
  public init(_ violation: Violation, severity: Severity, addressee: Addressee) {
    rule = violation.rule
    self.severity = severity
    self.addressee = addressee
    message = violation.message
    hint = violation.hint
    client = violation.client
    key = violation.key
    expected = violation.expected
    given = violation.given
    mend = violation.mend
    consequences = []
  }
}
