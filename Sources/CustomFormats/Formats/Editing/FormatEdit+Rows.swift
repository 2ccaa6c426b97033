public import Documents

extension FormatEdit {
  /// A member that belongs to no field and to no node of the layout, with its value as `set` takes it.
  public struct Member: Sendable, Equatable {
    /// The path.
    public let path: String
    /// The value.
    public let value: String
  }

  /// Returns the definition of a field as it stands, nil where there is none.
  public func field(_ key: String) -> JSON? { fields.last { $0["key"]?.string == key } }

  /// Tells whether taps on a field are reported.
  public func isClickable(_ key: String) -> Bool { tree["clicks"]?.texts("clickable").contains(key) == true }

  /// The members beside fields and nodes of the layout, in the order of the definition.
  public var members: [Member] { Self.members(of: tree, at: JSONPath()) }

  private static func members(of value: JSON, at path: JSONPath) -> [Member] {
    // The fields and the nodes have their own operations, and a revision is counted by the catalogue.
    if [["fields"], ["layout", "root"], ["revision"], ["schemaVersion"]].contains(path.names) { return [] }
    switch value {
    case .object(let members) where !members.isEmpty:
      return members.flatMap { Self.members(of: $0.value, at: JSONPath(path.steps + [.member($0.name)])) }
    case .array(let elements) where elements.allSatisfy({ $0.string?.contains(",") == false }) && !elements.isEmpty:
      return [Member(path: path.description, value: elements.compactMap(\.string).joined(separator: ","))]
    case .string(let text): return [Member(path: path.description, value: text)]
    case .bool(let isTrue): return [Member(path: path.description, value: isTrue ? "yes" : "no")]
    default: return [Member(path: path.description, value: value.compactText)]
    }
  }

  /// Says one thing of a field by a setting; an empty value takes it away.
  public mutating func set(_ key: String, _ setting: FieldSetting, to value: String) throws(FormatEditError) {
    // A value in quotes may have commas, and is empty where nothing stands between them.
    let word = value.isEmpty ? "" : "\"\(value.map { $0 == "\"" ? "\"\"" : String($0) }.joined())\""
    try set(key, ["\(setting.name)=\(word)"])
  }
}

extension JSONPath {
  /// The names of its members; nil where it leads through a list.
  fileprivate var names: [String]? {
    let names = steps.compactMap { if case .member(let name) = $0 { name } else { nil } }
    return names.count == steps.count ? names : nil
  }
}
