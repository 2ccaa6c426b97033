public import Documents

/// One named place of a format; its key is what an app passes to `string(forKey:)`.
public struct AssetField: Sendable {
  /// The key.
  public var key: String
  /// What a person reads instead of the key; the key itself where the definition says nothing.
  public var label: String
  /// What the field holds.
  public var kind: FieldKind
  /// What the field means: as declared, else by its usual key.
  public var role: FieldRole?
  /// Whether every creative needs it.
  public var isRequired = false
  /// The help for whoever fills it in.
  public var help: String?
  /// The value that the ad server fills in where none is given, as its JSON value.
  public var defaultValue: JSON?
  /// A value for previews, as its JSON value.
  public var sample: JSON?
  /// What values may be like.
  public var limits: FieldLimits
  /// The choices of a list.
  public var choices: [ListChoice] = []
  /// Whether a list takes values that are no choice of it.
  public var allowsOther = false
  /// Keys that the field had before.
  public var aliases: [String] = []
  /// Why the field should no longer be used.
  public var deprecation: String?

  /// Creates a field with the limits that its kind knows.
  public init(key: String, kind: FieldKind) {
    self.key = key
    label = key
    self.kind = kind
    role = FieldRole.usual(for: key, kind: kind)
    switch kind {
    case .text: limits = .text(TextLimits())
    case .image, .video: limits = .media(MediaAssetLimits())
    case .number: limits = .number(NumberLimits())
    case .url: limits = .url(URLLimits())
    case .list: limits = .none
    }
  }

  /// The limits of a text field, those that allow everything for other kinds.
  public var textLimits: TextLimits { if case .text(let limits) = limits { limits } else { TextLimits() } }
  /// The limits of a media field, those that allow everything usual for other kinds.
  public var mediaLimits: MediaAssetLimits { if case .media(let limits) = limits { limits } else { MediaAssetLimits() } }
  /// The limits of a number field, those that allow everything for other kinds.
  public var numberLimits: NumberLimits { if case .number(let limits) = limits { limits } else { NumberLimits() } }
  /// The limits of a URL field, those that allow everything usual for other kinds.
  public var urlLimits: URLLimits { if case .url(let limits) = limits { limits } else { URLLimits() } }
}
