import Documents

extension FormatEdit {
  /// Sets a member that belongs to no field, or takes it away.
  ///
  /// What kind of value a text becomes is what the reader of definitions takes there.
  public mutating func set(_ assignment: MemberAssignment) throws(FormatEditError) {
    let path = assignment.path
    if path.steps.first == .member("fields") {
      throw FormatEditError("\(path.description.excerpt) is part of a field, which field set changes by its key")
    }
    if path.steps.first == .member("revision") {
      throw FormatEditError("revision is counted by the catalogue and cannot be set")
    }
    if assignment.value.isEmpty { return try remove(path) }
    let before = Self.faults(of: tree, at: path)
    var refusals: [(value: JSON, faults: [Violation])] = []
    for candidate in assignment.candidates {
      var changed = tree
      guard changed.set(candidate, at: path.steps[...]) else { throw Self.unreachable(path, in: tree) }
      let faults = Self.faults(of: changed, at: path, besides: before)
      if faults.isEmpty {
        tree = changed
        if path == "media.video" { settleVideoField() }
        return
      }
      refusals.append((candidate, faults))
    }
    // A number or an object that was meant as one is spoken of as such.
    let meant = refusals.first { if case .string = $0.value { false } else { assignment.value == $0.value.compactText } }
    let fault = meant?.faults.first ?? refusals.first?.faults.first
    throw FormatEditError(fault.map(Self.sentence) ?? "\(path.description.excerpt) cannot be set")
  }

  private mutating func remove(_ path: JSONPath) throws(FormatEditError) {
    var changed = tree
    guard changed.set(nil, at: path.steps[...]) else { throw Self.unreachable(path, in: tree) }
    if changed == tree {
      // A member that is not there is no fault, but one that nobody reads was meant otherwise.
      var trial = tree
      _ = trial.set(.string("x"), at: path.steps[...])
      if let fault = Self.faults(of: trial, at: path).first(where: { $0.rule == "unknown-member" }) {
        throw FormatEditError(Self.sentence(fault))
      }
    }
    tree = changed
  }

  /// Returns what the reader has against a member, or what is above or below it, besides what is known already.
  static func faults(of tree: JSON, at path: JSONPath, besides known: [Violation] = []) -> [Violation] {
    FormatFile.read(Array(FormatFile.canonical(tree).documentText.utf8)).violations.filter { fault in
      zip(fault.path.steps, path.steps).allSatisfy { $0 == $1 } && !known.contains { isSame($0, fault) }
    }
  }

  private static func isSame(_ one: Violation, _ other: Violation) -> Bool {
    one.rule == other.rule && one.path == other.path && one.message == other.message
  }

  static func sentence(_ fault: Violation) -> String {
    let message = fault.message.hasSuffix(".") ? String(fault.message.dropLast()) : fault.message
    if fault.hint.isEmpty || fault.hint.hasPrefix("Write") { return message }
    return message + "; " + fault.hint.prefix(1).lowercased() + fault.hint.dropFirst()
  }

  /// Says where a path ends in the definition as it is.
  private static func unreachable(_ path: JSONPath, in tree: JSON) -> FormatEditError {
    var reached = JSONPath()
    for step in path.steps {
      let next = JSONPath(reached.steps + [step])
      if tree.value(at: next.steps[...]) == nil { break }
      reached = next
    }
    let place = reached.steps.isEmpty ? "the definition" : reached.description.excerpt
    let what: String
    switch tree.value(at: reached.steps[...]) {
    case .array(let elements)?: what = elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object?: what = "an object"
    case .string(let text)?: what = "\"\(text.excerpt)\""
    default: what = "no object or list"
    }
    return FormatEditError("\(path.description.excerpt) leads nowhere: \(place) is \(what)")
  }
}
