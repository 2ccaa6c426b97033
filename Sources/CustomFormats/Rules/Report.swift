public import Documents

/// Collects what rules have to say; it knows which rule speaks and about what.
public struct Report: Sendable {
  /// What was said so far.
  public internal(set) var violations: [Violation] = []
  /// The rule that speaks.
  var rule = ""
  /// The value that a rule speaks of when it names none.
  var value: ValueUnderTest?

  init() {}

  /// Adds a violation of the rule that speaks.
  ///
  /// - Parameters:
  ///   - message: One sentence: subject, given, limit.
  ///   - hint: One imperative sentence.
  ///   - client: The wording for the client's sheet: an imperative without keys and jargon.
  ///   - key: The field or link, where it is not the one under test.
  ///   - path: Where it is, if not at the value under test.
  ///   - mend: What `--fix` makes of the value under test; nil where a person has to decide.
  ///   - byte: The byte where it stands, where the path does not tell it or would be walked too often.
  public mutating func add(
    _ message: String, hint: String = "", client: String? = nil, key: String? = nil, at path: JSONPath? = nil,
    byte: Int? = nil, expected: String? = nil, given: String? = nil, mend: Mend.Change? = nil
  ) {
    violations.append(
      Violation(
        rule: rule, path: path ?? value?.path ?? JSONPath(), key: key ?? value?.key, message: message, hint: hint,
        client: client, expected: expected, given: given, offset: byte ?? (path == nil ? value?.byte : nil),
        mend: mend.flatMap { change in value.map { Mend(node: $0.value.textNode, change: change) } }))
  }
}
