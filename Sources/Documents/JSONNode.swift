/// One value or member name of a scanned JSON text, as a slice of its bytes.
///
/// Nodes stand in document order: a container before its contents, a member name before its value.
public struct JSONNode: Sendable, Equatable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    case object, array, string, number, yes, no, null
    /// A member name; its value is the next node.
    case name
  }

  /// What the node is.
  public var kind: Kind
  /// The kinds of bytes in a string, a name or a number.
  public var classes: ByteClasses
  /// The first byte: of a string or name the one after the opening quote.
  public var start: UInt32
  /// One past the last byte: of a string or name the closing quote.
  public var end: UInt32
  /// The index of the node after this one and its contents.
  public var next: UInt32

  /// The bytes of the node, as offsets into the document.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
