import Documents

/// A setting with the value that it is given.
public struct FieldAssignment: Sendable {
  /// The setting.
  public let setting: FieldSetting
  /// The kind of the field.
  public let kind: FieldKind
  /// The value as written: nil for a bare name, empty to take the setting away.
  public let value: String?

  /// Whether the value takes the setting away.
  public var isRemoval: Bool { value == "" }

  /// Reads `name=value` words between commas; a value with a comma stands in double quotes.
  public static func list(_ text: some StringProtocol, for kind: FieldKind) throws(FieldPhraseError) -> [FieldAssignment] {
    try list(PhraseParts.split(text), for: kind)
  }

  /// Reads names with their values.
  static func list(_ parts: [PhraseParts], for kind: FieldKind) throws(FieldPhraseError) -> [FieldAssignment] {
    var out: [FieldAssignment] = []
    for part in parts {
      let assignment = try FieldAssignment(part, for: kind)
      if out.contains(where: { $0.setting.name == assignment.setting.name }) {
        throw FieldPhraseError("\(assignment.setting.name) is given twice, one value is expected")
      }
      out.append(assignment)
    }
    return out
  }

  private init(_ part: PhraseParts, for kind: FieldKind) throws(FieldPhraseError) {
    guard !part.name.isEmpty else {
      throw FieldPhraseError("a setting has no name, such as required or max=25 is expected")
    }
    guard let setting = FieldSetting.named(part.name, for: kind) else { throw Self.unknown(part.name, for: kind) }
    self.setting = setting
    self.kind = kind
    value = part.value
    if value == nil, !setting.isFlag {
      throw FieldPhraseError("\(part.name) has no value, such as \(part.name)=\(setting.example) is expected")
    }
  }

  private static func unknown(_ name: String, for kind: FieldKind) -> FieldPhraseError {
    let names = FieldSetting.of(kind).map(\.name)
    if let other = FieldSetting.all.first(where: { $0.name == name }) {
      let kinds = FieldSetting.all.filter { $0.name == name }.flatMap(\.kinds).map(\.rawValue)
      return FieldPhraseError("\(other.name) is a setting of \(MemberReader.list(kinds)) fields, not of \(kind.name)")
    }
    let near = NearMatch.of(name, among: names).map { "; did you mean \($0)?" } ?? "; it has \(MemberReader.list(names))"
    return FieldPhraseError("\(kind.name) has no setting \"\(name)\"\(near)")
  }
}
