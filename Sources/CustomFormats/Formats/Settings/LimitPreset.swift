/// Limits by role that a buyer, a platform or a standard asks for.
public enum LimitPreset: String, Sendable, CaseIterable {
  case googleNative = "google-native"
  case iab
  case dv360
  case yahoo

  /// Returns the settings for a role of a kind of field, nil where the preset says nothing of it.
  public func settings(for role: FieldRole, of kind: FieldKind) -> String? {
    kind == role.measuredKind ? table.first { $0.role == role }?.settings : nil
  }
}

extension FieldRole {
  /// The kind of field whose limits have a meaning for the role: a rating is counted in stars, a price in characters.
  fileprivate var measuredKind: FieldKind {
    switch self {
    case .starRating: .number
    case .icon, .mainImage: .image
    case .video: .video
    default: isLink ? .url : .text
    }
  }
}

extension FieldPhrase {
  /// Returns the phrase with the limits of a preset where it says nothing itself; nil where the preset knows nothing of it.
  public func filled(by preset: LimitPreset) throws(FieldPhraseError) -> FieldPhrase? {
    guard let role = FieldFile.role(of: definition), let settings = preset.settings(for: role, of: kind) else { return nil }
    var filled = self
    for assignment in try FieldAssignment.list(settings, for: kind)
    where !assignments.contains(where: { $0.setting.name == assignment.setting.name }) {
      try assignment.write(into: &filled.definition)
    }
    return filled
  }

  /// What the field means: as declared, else by its usual key.
  public var role: FieldRole? { FieldFile.role(of: definition) }
}
