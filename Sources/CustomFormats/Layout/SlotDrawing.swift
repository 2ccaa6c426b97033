/// What a slot draws.
public enum SlotDrawing: String, Sendable, CaseIterable {
  case text, button, stars, image
  /// The video, or the picture instead of it.
  case media
  /// The AdChoices icon.
  case adChoices
  /// The badge that says that this is an ad.
  case attribution

  /// Whether words are drawn.
  public var isText: Bool { self == .text || self == .button || self == .attribution }
  /// Whether a picture is drawn.
  public var isPicture: Bool { self == .image || self == .media || self == .adChoices }

  /// Returns what a field is drawn as where a layout does not say.
  static func usual(for field: AssetField) -> SlotDrawing {
    switch (field.kind, field.role) {
    case (.image, _): .image
    case (.video, _): .media
    case (.number, .starRating): .stars
    case (.text, .callToAction), (.list, .callToAction): .button
    default: .text
    }
  }

  /// Returns the drawings that a field's kind has.
  static func possible(for kind: FieldKind) -> [SlotDrawing] {
    switch kind {
    case .image: [.image]
    case .video: []
    case .number: [.text, .button, .stars]
    case .text, .url, .list: [.text, .button]
    }
  }
}
