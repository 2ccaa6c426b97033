/// A creative with edits that are to be saved.
public struct EditedCreative: Sendable, Equatable {
  /// Its number among those that are looked at.
  public let sample: Int
  /// The edits, in order, as offsets into the document as it was read.
  public let edits: [CreativeEdit]
  /// The bytes of the whole document with the edits.
  public let text: [UInt8]
}
