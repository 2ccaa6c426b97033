import Documents

extension FormatEdit {
  /// The members beside fields and layout that name one field.
  private static let references = [
    ("media", "fallbackImage"), ("media", "tap"), ("media", "videoField"), ("adChoices", "tap"), ("attribution", "field"),
  ]

  /// Gives a field another key, with everything that names it; the old key becomes an alias.
  ///
  /// A role that followed from the old key is written down where the new one does not give it.
  public mutating func rename(_ key: String, to new: String) throws(FormatEditError) {
    let index = try index(of: key)
    if new.trimmed.isEmpty { throw FormatEditError("the new key of \(key.excerpt) is empty, letters and digits are expected") }
    if new == key { throw FormatEditError("\(key.excerpt) is its key already, another one is expected") }
    if keys.contains(new) {
      throw FormatEditError("there is a field \(new.excerpt) already, another key is expected for \(key.excerpt)")
    }
    var field = fields[index]
    let role = FieldFile.role(of: field)
    field["key"] = .string(new)
    if let role, FieldFile.role(of: field) != role {
      field["role"] = .string(role.rawValue)
      remarks.append("Its role \(role.rawValue), which followed from its key, is written down.")
    } else if role == nil, let role = FieldFile.role(of: field) {
      remarks.append("Its role is \(role.rawValue) now, by its key.")
    }
    let aliases = field.texts("aliases").filter { $0 != new && $0 != key } + [key]
    field["aliases"] = .array(aliases.map(JSON.string))
    fields[index] = field
    var places = replace(key, with: new)
    if var root = tree["layout"]?["root"] {
      let count = LayoutTree.rename(key, to: new, in: &root)
      if count > 0 {
        tree["layout"]?["root"] = root
        places.append(Self.layoutPlaces(count))
      }
    }
    if !places.isEmpty { remarks.append("\(new.excerpt) stands for \(key.excerpt) in \(places.inAList).") }
  }

  /// Removes a field, and takes its key out of everything that names it.
  public mutating func remove(_ key: String) throws(FormatEditError) {
    let before = self
    fields.remove(at: try index(of: key))
    var places = replace(key, with: nil)
    if var root = tree["layout"]?["root"] {
      let count = LayoutTree.remove(key, from: &root)
      if count > 0 {
        tree["layout"]?["root"] = root
        places.append(Self.layoutPlaces(count))
      }
    }
    if !places.isEmpty { remarks.append("\(key.excerpt) is taken out of \(places.inAList).") }
    settleVideo(since: before)
  }

  /// Replaces a key outside fields and layout, or takes it out, and returns the paths where it stood.
  private mutating func replace(_ key: String, with new: String?) -> [String] {
    var places: [String] = []
    for (object, member) in Self.references where tree[object]?[member]?.string == key {
      // A tap on none is reported by nobody, whatever fields are called.
      if member == "tap", key == "none" { continue }
      tree[object]?[member] = .text(new)
      // A format without media would have no media slot, so that an empty `media` says something.
      if tree[object] == .object([]), object != "media" { tree[object] = nil }
      places.append("\(object).\(member)")
    }
    if case .array(let clickable)? = tree["clicks"]?["clickable"], clickable.contains(.string(key)) {
      let keys = clickable.compactMap { $0 == .string(key) ? new.map(JSON.string) : $0 }
      tree["clicks"]?["clickable"] = .array(keys)
      places.append("clicks.clickable")
    }
    return places
  }

  private static func layoutPlaces(_ count: Int) -> String {
    count == 1 ? "a place of the layout" : "\(count) places of the layout"
  }
}
