public import Documents

extension FieldSetting {
  /// Returns what the definition of a field says by this setting, as a phrase would; nil where it says nothing.
  ///
  /// Whether a field is clickable stands in the definition of the format.
  public func value(in field: JSON, isClickable: Bool) -> String? {
    switch place {
    case .clickable: return isClickable ? "yes" : nil
    case .member(let name): return field[name].map(Self.words)
    case .limit(let name): return field["limits"]?[name].map(Self.words)
    case .limits(let first, let second):
      let (low, high) = (field["limits"]?[first].map(Self.words), field["limits"]?[second].map(Self.words))
      if form == .span { return high.map { high in low.map { "\($0)-\(high)" } ?? high } ?? low }
      return low == nil && high == nil ? nil : "\(low ?? "")x\(high ?? "")"
    }
  }

  private static func words(_ value: JSON) -> String {
    switch value {
    case .bool(let isTrue): isTrue ? "yes" : "no"
    case .array(let elements): elements.map(words).joined(separator: ",")
    case .object:
      value["label"]?.string.map { label in value["value"]?.string.map { "\(label)=\($0)" } ?? label } ?? value.compactText
    case .string(let text), .number(let text): text
    case .null: "null"
    }
  }
}
