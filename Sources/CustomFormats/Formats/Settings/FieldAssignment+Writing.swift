public import Documents

extension FieldAssignment {
  /// Writes the value into the definition of a field, an object with `key` and `kind`.
  ///
  /// Whether a field is clickable stands in the definition of the format, so that nothing is written here for it.
  public func write(into field: inout JSON) throws(FieldPhraseError) {
    switch setting.place {
    case .clickable: _ = try isYes()
    case .member(let name): field[name] = try json()
    case .limit(let name): setLimit(name, try json(), in: &field)
    case .limits(let first, let second):
      let (low, high) = setting.form == .span ? try span() : try size()
      setLimit(first, low, in: &field)
      setLimit(second, high, in: &field)
    }
  }

  /// Returns what is said of taps, nil where the setting says nothing of them.
  public func isClickable() throws(FieldPhraseError) -> Bool? {
    setting.place == .clickable ? try isYes() : nil
  }

  private func setLimit(_ name: String, _ value: JSON?, in field: inout JSON) {
    var limits = field["limits"] ?? .object([])
    limits[name] = value
    field["limits"] = limits == .object([]) ? nil : limits
  }

  private func json() throws(FieldPhraseError) -> JSON? {
    if isRemoval { return nil }
    let text = value ?? ""
    switch setting.form {
    case .flag: return try isYes() ? .bool(true) : nil
    case .choice: return .bool(try isYes())
    case .reason: return value == nil || text == "yes" ? .bool(true) : text == "no" ? nil : .string(text)
    case .text: return .string(text)
    case .texts: return .array(words.map(JSON.string))
    case .word(let known): return .string(try word(text, among: known))
    case .words(let known):
      return .array(try words.map { (text) throws(FieldPhraseError) in .string(try word(text, among: known)) })
    case .count: return .number(try count(text))
    case .number: return .number(try number(text))
    case .weight: return .number(try weight(text))
    case .ratios: return .array(try words.map { (text) throws(FieldPhraseError) in .string(try ratio(text)) })
    case .choices: return .array(words.map(choice))
    case .value: return kind == .number ? .number(try number(text)) : .string(text)
    case .size, .span: return nil
    }
  }

  private var words: [String] { (value ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty } }

  private func isYes() throws(FieldPhraseError) -> Bool {
    switch value {
    case nil, "yes", "true": return true
    case "no", "false", "": return false
    default: throw wrong("yes or no")
    }
  }

  private func word(_ text: String, among known: [String]) throws(FieldPhraseError) -> String {
    if known.contains(text) { return text }
    let near = NearMatch.of(text, among: known).map { "; did you mean \($0)?" } ?? ""
    throw FieldPhraseError("\(setting.name) takes \(MemberReader.list(known)), not \"\(text)\"\(near)")
  }

  private func count(_ text: String) throws(FieldPhraseError) -> Int {
    guard let number = Int(text), number >= 0 else { throw wrong("a whole number from 0 on") }
    return number
  }

  /// Returns the digits of a number as JSON writes it.
  private func number(_ text: String) throws(FieldPhraseError) -> String {
    let document = JSONDocument(Array(text.utf8))
    guard document.problems.isEmpty, let digits = document.root?.numberText, document.root?.double != nil else {
      throw wrong("a number")
    }
    return digits
  }

  private func weight(_ text: String) throws(FieldPhraseError) -> Int {
    let units = ["KB": 1_000, "MB": 1_000_000, "B": 1]
    let letters = text.uppercased().filter { $0 != " " }
    let unit = ["KB", "MB", "B"].first { letters.hasSuffix($0) } ?? ""
    guard let number = Int(letters.dropLast(unit.count)), number >= 0 else { throw wrong("bytes such as 500KB or 1MB") }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: units[unit] ?? 1)
    if isTooLarge { throw wrong("bytes such as 500KB or 1MB") }
    return bytes
  }

  private func ratio(_ text: String) throws(FieldPhraseError) -> String {
    guard AspectRatio(text) != nil else {
      throw FieldPhraseError("\(setting.name) takes width and height such as 1.91:1, not \"\(text)\"")
    }
    return text
  }

  private func choice(_ text: String) -> JSON {
    guard let equals = text.firstIndex(of: "=") else { return .string(text) }
    let (label, value) = (String(text[..<equals]).trimmed, String(text[equals...].dropFirst()).trimmed)
    return .object(["label": .string(label), "value": .string(value)])
  }

  private func size() throws(FieldPhraseError) -> (JSON?, JSON?) {
    if isRemoval { return (nil, nil) }
    let sides = (value ?? "").split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), width > 0, height > 0 else {
      throw wrong("width and height such as 1200x627")
    }
    return (.number(width), .number(height))
  }

  private func span() throws(FieldPhraseError) -> (JSON?, JSON?) {
    if isRemoval { return (nil, nil) }
    let ends = (value ?? "").split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(ends.count), ends.allSatisfy({ !$0.isEmpty }), let last = ends.last else {
      throw wrong("seconds such as 30 or 3-30")
    }
    return (ends.count == 2 ? .number(try number(ends[0])) : nil, .number(try number(last)))
  }

  private func wrong(_ expected: String) -> FieldPhraseError {
    FieldPhraseError("\(setting.name) takes \(expected), not \"\(value ?? "")\"")
  }
}
