import Documents

extension Report {
  /// Adds a violation at an event of a session, or at one of its members.
  mutating func add(
    _ message: String, hint: String, key: String? = nil, at event: LoggedEvent, _ member: SessionMember? = nil,
    expected: String? = nil, given: String? = nil
  ) {
    add(message, hint: hint, key: key, at: JSONPath(), byte: event.place(of: member).byte, expected: expected, given: given)
  }
}
