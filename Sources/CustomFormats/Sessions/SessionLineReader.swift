import Documents

/// Reads the lines of one session, and says of each name once that nobody reads it.
struct SessionLineReader {
  /// The most names that are remembered as told; more are not told.
  private static let mostTold = 200

  private var told: Set<String> = []
  private static let kinds = SessionEventKind.allCases.map(\.rawValue)

  /// What a line holds.
  struct Line {
    /// The event, nil where none can be made out.
    var event: LoggedEvent?
    /// What is wrong with the line.
    var violations: [Violation] = []
    /// Whether an event may be lost with it.
    var isLost = false
  }

  /// Reads a line.
  mutating func read(_ document: JSONDocument) -> Line {
    var line = Line(violations: InputRules.violations(of: document))
    guard document.isWhole, let root = document.root, root.kind == .object else {
      if document.isWhole, line.violations.isEmpty, let root = document.root {
        line.violations.append(
          WrongKindOfValue.violation(at: JSONPath(), expected: "an event: { \"t\": …, \"event\": … }", given: root))
      }
      line.isLost = true
      return line
    }
    let members = root.members
    guard let kind = kind(of: root, among: members, into: &line) else { return line }
    var values: [SessionMember: JSON] = [:]
    var places: [SessionMember: SourcePlace] = [:]
    var cursor = PlaceCursor(document)
    let start = cursor.place(at: Int(root.node.start))
    let known = [.t, .event, .ad] + kind.members
    for member in members where !MemberReader.isAlwaysKnown(member.name) {
      guard let name = SessionMember(rawValue: member.name), known.contains(name) else {
        note(member, of: kind, known, into: &line)
        continue
      }
      if member.value.isNull { continue }
      guard name.takes(member.value) else {
        line.violations.append(violation(name, member.value))
        continue
      }
      values[name] = member.value.json
      places[name] = cursor.place(at: Int(member.value.node.start))
    }
    guard case .number(let text)? = values[.t], let time = Double(text) else {
      if !members.contains(where: { $0.name == SessionMember.t.rawValue && !$0.value.isNull }) {
        line.violations.append(
          WrongKindOfValue.missing(SessionMember.t.rawValue, expected: SessionMember.t.expected, subject: "The event"))
      }
      line.isLost = true
      return line
    }
    line.event = LoggedEvent(time: time, kind: kind, place: start, values: values, places: places)
    return line
  }

  private mutating func kind(
    of root: JSONValue, among members: [JSONValue.Member], into line: inout Line
  ) -> SessionEventKind? {
    guard let value = members.last(where: { $0.name == SessionMember.event.rawValue })?.value, !value.isNull else {
      line.violations.append(
        WrongKindOfValue.missing(SessionMember.event.rawValue, expected: "what happened", subject: "The line"))
      line.isLost = true
      return nil
    }
    guard let word = value.string else {
      line.violations.append(violation(.event, value))
      line.isLost = true
      return nil
    }
    if let kind = SessionEventKind(rawValue: word) { return kind }
    let near = NearMatch.of(word, among: Self.kinds)
    // A misspelt event is one that is missing; others are the app's own.
    line.isLost = near != nil && !MemberReader.isAlwaysKnown(word)
    if !MemberReader.isAlwaysKnown(word), isNew(word) {
      line.violations.append(UnknownEvent.violation(word, near, byte: Int(value.node.start)))
    }
    return nil
  }

  private mutating func note(
    _ member: JSONValue.Member, of kind: SessionEventKind, _ known: [SessionMember], into line: inout Line
  ) {
    guard isNew(kind.rawValue + "." + member.name) else { return }
    line.violations.append(
      UnknownMember.violation(member.name, at: JSONPath().member(member.name), among: known.map(\.rawValue)).standing(at: member))
  }

  private func violation(_ member: SessionMember, _ value: JSONValue) -> Violation {
    let words: [String] =
      switch member.form {
      case .word(let words), .words(let words): words
      default: []
      }
    return WrongKindOfValue.violation(
      at: JSONPath().member(member.rawValue), expected: member.expected, given: value, among: words)
  }

  private mutating func isNew(_ name: String) -> Bool {
    told.count < Self.mostTold && told.insert(name).inserted
  }
}
