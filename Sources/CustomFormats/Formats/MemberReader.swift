import Documents

/// Reads the members of one object of a definition and notes what is wrong with them.
struct MemberReader {
  /// The object.
  let value: JSONValue
  /// Its path in the document.
  let path: JSONPath
  /// What was found wrong so far.
  var violations: [Violation] = []

  private let members: [JSONValue.Member]
  private let rule: String

  /// Starts to read an object; a value of another kind reads as one without members and is noted.
  ///
  /// Members of the wrong kind are noted under `rule`.
  init(_ value: JSONValue, at path: JSONPath, rule: String = "wrong-kind-of-value") {
    self.value = value
    self.path = path
    self.rule = rule
    members = value.members
    if value.kind != .object {
      violations.append(WrongKindOfValue.violation(at: path, expected: "an object", given: value, rule: rule))
    }
  }

  /// Whether the object has a member of that name that is not null.
  func has(_ name: String) -> Bool { member(name) != nil }

  /// Returns the member of that name, nil where it is absent or null.
  func member(_ name: String) -> JSONValue? {
    guard let value = members.last(where: { $0.name == name })?.value, !value.isNull else { return nil }
    return value
  }

  /// Returns a text.
  mutating func text(_ name: String) -> String? {
    guard let value = member(name) else { return nil }
    guard let text = value.string else { return wrong(name, "a text") }
    return text
  }

  /// Returns true or false.
  mutating func flag(_ name: String) -> Bool? {
    guard let value = member(name) else { return nil }
    guard let flag = value.bool else { return wrong(name, "true or false") }
    return flag
  }

  /// Returns a whole number that is not negative.
  mutating func count(_ name: String) -> Int? {
    guard let value = member(name) else { return nil }
    guard let number = value.integer, number >= 0 else { return wrong(name, "a whole number from 0 on") }
    return number
  }

  /// Returns a finite number.
  mutating func number(_ name: String, from least: Double? = nil) -> Double? {
    guard let value = member(name) else { return nil }
    guard let number = value.double, number >= least ?? -.infinity else {
      return wrong(name, least == 0 ? "a number from 0 on" : "a number")
    }
    return number
  }

  /// Returns one of a closed set of words.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String, as type: Word.Type) -> Word?
  where Word.RawValue == String {
    guard let value = member(name) else { return nil }
    guard let text = value.string, let word = Word(rawValue: text) else {
      return wrong(name, Self.list(Word.allCases.map { $0.rawValue }), among: Word.allCases.map { $0.rawValue })
    }
    return word
  }

  /// Returns a list of texts.
  mutating func texts(_ name: String) -> [String]? {
    guard let value = member(name) else { return nil }
    guard value.kind == .array else { return wrong(name, "a list of texts") }
    var out: [String] = []
    for (index, element) in value.elements.enumerated() {
      if let text = element.string {
        out.append(text)
      } else {
        let path = path.member(name).element(index)
        violations.append(WrongKindOfValue.violation(at: path, expected: "a text", given: element, rule: rule))
      }
    }
    return out
  }

  /// Notes that a member is not what was expected, and returns nothing.
  mutating func wrong<Value>(_ name: String, _ expected: String, among words: [String] = []) -> Value? {
    guard let value = member(name) else { return nil }
    violations.append(
      WrongKindOfValue.violation(at: path.member(name), expected: expected, given: value, among: words, rule: rule))
    return nil
  }

  /// Reads an object that is a member, with what is wrong inside it.
  mutating func inner(_ name: String, _ known: [String], _ read: (inout MemberReader) -> Void) {
    guard let value = member(name) else { return }
    var reader = MemberReader(value, at: path.member(name))
    if value.kind == .object {
      read(&reader)
      reader.noteUnknown(known)
    }
    violations += reader.violations
  }

  /// Notes every member that is not known; `$schema` and names that begin with `x-` always are.
  mutating func noteUnknown(_ known: [String]) {
    for member in members where !known.contains(member.name) && !Self.isAlwaysKnown(member.name) {
      violations.append(
        UnknownMember.violation(member.name, at: path.member(member.name), among: known).standing(at: member))
    }
  }

  /// Tells whether a member may stand in any object.
  static func isAlwaysKnown(_ name: String) -> Bool { name.hasPrefix("x-") || name == "$schema" }

  /// Returns words as a list for a message: "a, b or c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
