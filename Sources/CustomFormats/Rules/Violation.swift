public import Documents

/// What a rule has against something, before its severity and place are known.
public struct Violation: Sendable, Equatable {
  /// The ID of the rule.
  public var rule: String
  /// Where in a definition or creative it is; the place in the file follows from it.
  public var path: JSONPath
  /// The key of the field, or the name of the link, that it is about.
  public var key: String?
  /// What is wrong: one sentence with subject, given and limit.
  public var message: String
  /// What to do about it: one imperative sentence, empty where the message says it.
  public var hint: String
  /// The same for the client's sheet: an imperative without keys and jargon; nil keeps it from the client.
  public var client: String?
  /// What was expected, as data.
  public var expected: String?
  /// What was given, as data.
  public var given: String?
  /// The byte in the file where it stands, nil where the path tells it.
  public var offset: Int?
  /// What `--fix` does about it, nil where a person has to decide.
  public var mend: Mend?

  /// Creates a violation.
  public init(
    rule: String, path: JSONPath = JSONPath(), key: String? = nil, message: String, hint: String = "", client: String? = nil,
    expected: String? = nil, given: String? = nil, offset: Int? = nil, mend: Mend? = nil
  ) {
    self.rule = rule
    self.path = path
    self.key = key
    self.message = message
    self.hint = hint
    self.client = client
    self.expected = expected
    self.given = given
    self.offset = offset
    self.mend = mend
  }

  /// The violation, placed at the name of a member instead of its value.
  func standing(at member: JSONValue.Member) -> Violation {
    var violation = self
    violation.offset = Int(member.value.document.nodes[member.nameIndex].start) - 1
    return violation
  }
}
