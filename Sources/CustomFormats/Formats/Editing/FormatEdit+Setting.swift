import Documents

extension FormatEdit {
  /// Says things of a field in words such as `max=25,required`; an empty value takes a setting away.
  ///
  /// `kind=` makes it another kind of field: limits, choices and a role that the new kind does not know go with the old one.
  public mutating func set(_ key: String, _ words: [String]) throws(FormatEditError) {
    let index = try index(of: key)
    var field = fields[index]
    var isClickable: Bool?
    var gone: [String] = []
    let kind = FieldFile.kind(of: field)
    do {
      let change = try FieldChange(words, of: kind)
      if let kind, change.kind != kind { gone = Self.change(&field, from: kind, to: change.kind) }
      if kind != change.kind { field["kind"] = .string(change.kind.rawValue) }
      for assignment in change.assignments {
        try assignment.write(into: &field)
        isClickable = try assignment.isClickable() ?? isClickable
      }
    } catch {
      throw FormatEditError("\(key.excerpt): \(error)")
    }
    let before = self
    fields[index] = field
    if let isClickable { setClickable(key, isClickable) }
    if !gone.isEmpty { remarks.append("\(gone.inAList) of \(key.excerpt) went with its old kind.") }
    settleVideo(since: before)
  }

  /// Sets whether taps on a field are reported.
  public mutating func setClickable(_ key: String, _ isClickable: Bool) {
    let keys = tree["clicks"]?.texts("clickable") ?? []
    if keys.contains(key) == isClickable { return }
    var clicks = tree["clicks"] ?? .object([])
    clicks["clickable"] = .array((isClickable ? keys + [key] : keys.filter { $0 != key }).map(JSON.string))
    tree["clicks"] = clicks
  }

  /// Takes away what another kind of field does not have, and returns the names.
  private static func change(_ field: inout JSON, from old: FieldKind, to new: FieldKind) -> [String] {
    var gone: [String] = []
    func remove(_ name: String, from object: inout JSON) {
      if object[name] == nil { return }
      object[name] = nil
      gone.append(name)
    }
    if var limits = field["limits"] {
      // The closed set of types is another one for pictures and for videos.
      let kept = FieldLimits.names(for: new).filter { $0 != "types" }
      for name in FieldLimits.names(for: old) where !kept.contains(name) { remove(name, from: &limits) }
      field["limits"] = limits == .object([]) ? nil : limits
    }
    if old == .list { for name in ["choices", "allowOther"] { remove(name, from: &field) } }
    if let role = field["role"]?.string.flatMap(FieldRole.init(rawValue:)), !role.suits(new) { remove("role", from: &field) }
    return gone
  }
}
