public import Documents

/// A field of a newer definition with the same field of an older one.
public struct FieldPair: Sendable {
  /// The field as it was.
  public let older: AssetField
  /// The field as it is.
  public let newer: AssetField
  /// Where it stands in the older definition.
  public let olderPath: JSONPath
  /// Where it stands in the newer definition.
  public let path: JSONPath

  /// The key, as it is now.
  public var key: String { newer.key }
  /// Whether the key has changed.
  public var isRenamed: Bool { older.key != newer.key }
  /// Whether both hold the same kind of value, so that their limits can be compared.
  public var isOfOneKind: Bool { older.kind == newer.kind }
}
