import Documents

/// A text of a creative that `--fix` writes anew.
public struct ValueChange: Sendable, Equatable {
  /// The field's key or the link's name.
  public let key: String
  /// The bytes between the quotes, as offsets into the creative's document.
  public let range: Range<Int>
  /// What stands between them from then on.
  public let bytes: [UInt8]
  /// The text before.
  public let old: String
  /// The text after.
  public let new: String

  /// Creates the change of a string node to other bytes.
  init(_ key: String, _ document: JSONDocument, node: Int, bytes: [UInt8]) {
    self.key = key
    range = document.nodes[node].range
    self.bytes = bytes
    old = document.text(document.nodes[node])
    new = JSONText.decoded(bytes[...])
  }
}
