/// One thing that is said of a field by a name and a value: `max=25`, `required`.
///
/// One table of them serves `--field`, commands that set fields, headings of sheets and forms.
public struct FieldSetting: Sendable {
  /// The name.
  public let name: String
  /// The kinds of fields that have it.
  public let kinds: [FieldKind]
  /// What it says of a field, in one sentence.
  public let summary: String
  /// A value worth copying, empty for a flag.
  public let example: String

  let form: Form
  let place: Place

  /// Where a setting stands in the definition of a field.
  enum Place: Sendable, Equatable {
    case member(String)
    case limit(String)
    case limits(String, String)
    /// Among the keys of the definition whose taps are reported.
    case clickable
  }

  /// How the value of a setting is written.
  enum Form: Sendable, Equatable {
    /// Yes by being there, or `yes` and `no`.
    case flag
    /// `yes` or `no`.
    case choice
    /// Yes by being there, or a reason.
    case reason
    case text
    case texts
    case word([String])
    case words([String])
    case count
    case number
    /// A number of bytes, with KB or MB.
    case weight
    /// Width and height: `1200x627`.
    case size
    /// `30`, or from and to: `3-30`.
    case span
    case ratios
    case choices
    /// A value of the field's kind.
    case value
  }

  init(
    _ name: String, _ kinds: [FieldKind], _ form: Form, _ place: Place, _ summary: String, example: String = ""
  ) {
    self.name = name
    self.kinds = kinds
    self.form = form
    self.place = place
    self.summary = summary
    self.example = example
  }

  /// Whether it says something without a value.
  public var isFlag: Bool { form == .flag || form == .reason }

  /// Returns the setting of a name for a kind of field.
  public static func named(_ name: String, for kind: FieldKind) -> FieldSetting? {
    all.first { $0.name == name && $0.kinds.contains(kind) }
  }

  /// Returns the settings that a kind of field has.
  public static func of(_ kind: FieldKind) -> [FieldSetting] { all.filter { $0.kinds.contains(kind) } }
}
