import Documents

/// What the tree of a field says, before it is read as part of a definition.
extension FieldFile {
  /// Returns what the field holds, nil where that is no known word.
  static func kind(of field: JSON) -> FieldKind? { field["kind"]?.string.flatMap(FieldKind.init(rawValue:)) }

  /// Returns what the field means: as declared, else by its usual key.
  static func role(of field: JSON) -> FieldRole? {
    if let role = field["role"]?.string.flatMap(FieldRole.init(rawValue:)) { return role }
    guard let key = field["key"]?.string, let kind = kind(of: field) else { return nil }
    return FieldRole.usual(for: key, kind: kind)
  }

  /// Returns the key of the picture that fills the media area: the main one, else the first that is no icon.
  static func mainPicture(among fields: [JSON]) -> String? {
    let pictures = fields.filter { kind(of: $0) == .image }
    let picture = pictures.first { role(of: $0) == .mainImage } ?? pictures.first { role(of: $0) != .icon }
    return picture?["key"]?.string
  }
}
