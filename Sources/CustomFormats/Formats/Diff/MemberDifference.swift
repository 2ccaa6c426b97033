import Documents

/// A member of a definition that is not what it was.
struct MemberDifference {
  /// The key of the field that it is a member of; nil for members of the whole.
  var key: String?
  /// What it is a member of, and its name, in a message.
  var subject: String
  var name: String
  /// What it was; nil where it was absent.
  var older: JSON?
  /// What it is; nil where it is absent.
  var newer: JSON?
  /// Where it stands, or stood, in the newer definition.
  var path: JSONPath
}

extension FormatDiff {
  /// The members that differ in what they say, not only in how it is written.
  ///
  /// Keys that other members name are read as the fields are called now.
  var memberDifferences: [MemberDifference] {
    guard let before = older.document.root, let now = newer.document.root else { return [] }
    var out: [MemberDifference] = []
    let unsaid = ["$schema", "schemaVersion", "revision", "fields"]
    for name in Self.names(before.json, now.json) where !unsaid.contains(name) {
      let (was, new) = (before[name]?.json, now[name]?.json)
      let path = JSONPath([.member(name)])
      let isTree = name == "layout"
      out +=
        isTree
        ? differences(nil, "Layout", "", renamed(was), new, path) : inner(Self.title(name), renamed(was, in: name), new, path)
    }
    for pair in pairs {
      let was = older.document.value(at: pair.olderPath)?.json
      let new = newer.document.value(at: pair.path)?.json
      // A new key says that the old one is an alias, and a new kind that the limits are others.
      let passedOver = ["key"] + (pair.isRenamed ? ["aliases"] : []) + (pair.isOfOneKind ? [] : ["limits"])
      for name in Self.names(was, new) where !passedOver.contains(name) {
        out += differences(pair.key, pair.key, name, was?[name], new?[name], pair.path.member(name))
      }
    }
    return out
  }

  /// Compares a member of the whole; of an object each member by itself.
  private func inner(_ subject: String, _ was: JSON?, _ new: JSON?, _ path: JSONPath) -> [MemberDifference] {
    let names = Self.names(was, new)
    guard !names.isEmpty else { return differences(nil, subject, "", was, new, path) }
    return names.flatMap { differences(nil, subject, $0, was?[$0], new?[$0], path.member($0)) }
  }

  private func differences(
    _ key: String?, _ subject: String, _ name: String, _ was: JSON?, _ new: JSON?, _ path: JSONPath
  ) -> [MemberDifference] {
    Self.isSame(was, new) ? [] : [MemberDifference(key: key, subject: subject, name: name, older: was, newer: new, path: path)]
  }

  /// Returns what a member of the older definition says, with the keys of fields that it names as they are now.
  private func renamed(_ value: JSON?, in name: String) -> JSON? {
    ["media", "adChoices", "attribution", "clicks"].contains(name) ? renamed(value) : value
  }

  private func renamed(_ value: JSON?) -> JSON? {
    switch value {
    case .string(let text): .string(newKey(of: text) ?? text)
    case .array(let elements): .array(elements.compactMap(renamed))
    case .object(let members):
      .object(members.compactMap { member in renamed(member.value).map { JSON.Member(member.name, $0) } })
    default: value
    }
  }

  private static func title(_ name: String) -> String {
    switch name {
    case "formatId": "Format ID"
    case "otherIds": "Other IDs"
    case "adChoices": "AdChoices"
    default: name.hasPrefix("x-") ? name : name.capitalisedFirst
    }
  }

  /// The names of the members of two objects, those of the newer one first.
  private static func names(_ was: JSON?, _ new: JSON?) -> [String] {
    var names: [String] = []
    for case .object(let members)? in [new, was] {
      for member in members where !names.contains(member.name) { names.append(member.name) }
    }
    return names
  }

  /// Tells whether two values say the same: null is absent, members have no order, a number may be written in several ways.
  static func isSame(_ a: JSON?, _ b: JSON?) -> Bool {
    switch (a ?? .null, b ?? .null) {
    case (.number(let a), .number(let b)): a == b || Double(a) == Double(b)
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
    case (.object(let a), .object(let b)):
      names(.object(a), .object(b)).allSatisfy { isSame(JSON.object(a)[$0], JSON.object(b)[$0]) }
    case (let a, let b): a == b
    }
  }
}
