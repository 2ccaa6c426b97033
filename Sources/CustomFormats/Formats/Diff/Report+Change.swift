import Documents

extension Report {
  /// Says what something is now and what it was before.
  mutating func add(
    _ subject: String, now: String, before: String, hint: String = "", key: String? = nil, at path: JSONPath
  ) {
    add(
      "\(subject.excerpt(60)): \(now), before \(before).", hint: hint, key: key, at: path, expected: now, given: before)
  }
}
