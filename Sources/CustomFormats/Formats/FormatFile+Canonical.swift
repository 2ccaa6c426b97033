public import Documents

extension FormatFile {
  /// Returns a definition in canonical form: fixed member order, 2 spaces a level, short parts on one line.
  ///
  /// Members that are not known keep their order behind the known ones.
  public static func canonical(_ tree: JSON) -> JSON {
    var tree = ordered(tree, members)
    if case .array(let fields)? = tree["fields"] {
      tree["fields"] = .array(
        fields.map { field in
          var field = ordered(field, FieldFile.members)
          if let limits = field["limits"], let kind = field["kind"]?.string.flatMap(FieldKind.init(rawValue:)) {
            field["limits"] = ordered(limits, FieldLimits.names(for: kind))
          }
          return field
        })
    }
    if case .number(let digits)? = tree["formatId"] { tree["formatId"] = .string(digits) }
    return tree
  }

  /// Returns an object with its members in a given order, the others behind them.
  private static func ordered(_ object: JSON, _ names: [String]) -> JSON {
    guard case .object(let members) = object else { return object }
    let known = names.compactMap { name in members.last { $0.name == name } }
    return .object(known + members.filter { !names.contains($0.name) })
  }
}
