public import Documents

/// A definition that a rule looks at.
public struct FormatUnderTest: Sendable {
  /// The definition.
  public let definition: FormatDefinition
  /// The profile of the run.
  public let profile: Profile
  /// Whether the format is about to run live, so that test IDs are a fault.
  public let isLive: Bool
  /// The measured layout, for the rules about places and sizes.
  public let geometry: LayoutGeometry

  /// The format.
  public var format: CustomFormat { definition.format }

  /// Creates a definition under test and measures its layout.
  public init(_ definition: FormatDefinition, profile: Profile = .reservation, isLive: Bool = false) {
    self.definition = definition
    self.profile = profile
    self.isLive = isLive
    geometry = LayoutGeometry(definition.format)
  }

  /// Returns where a slot stands in the definition; in a derived layout, where what it shows is declared.
  func path(of slot: MeasuredSlot) -> JSONPath {
    guard slot.path.steps.isEmpty else { return slot.path }
    switch slot.name {
    case Layout.media: return "media"
    case Layout.adChoices: return "adChoices"
    case Layout.attribution: return "attribution"
    default: return fields.first { $0.field.key == slot.name }?.path ?? JSONPath()
    }
  }

  /// The fields with their paths.
  public var fields: [(field: AssetField, path: JSONPath)] {
    // A field that could not be read has no entry in the format, so paths are found by key.
    let keys = definition.document.value(at: "fields")?.elements.map { $0["key"]?.string } ?? []
    var next = 0
    return format.fields.map { field in
      let index = keys[min(next, keys.count)...].firstIndex(of: field.key) ?? next
      next = index + 1
      return (field, JSONPath("fields").element(index))
    }
  }
}
