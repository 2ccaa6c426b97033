/// A value that was edited: bytes of the creative's document, and what takes their place.
public struct CreativeEdit: Sendable, Equatable {
  /// The bytes, as offsets into the document as it was read; none where a member is put in.
  public let range: Range<Int>
  /// What takes their place.
  public let bytes: [UInt8]
}
