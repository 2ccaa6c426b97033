import Documents

/// A creative with edits that are to be saved.
public struct EditedCreative: Sendable, Equatable {
  /// Its number among those that are looked at.
  public let sample: Int
  /// The bytes of the whole document as it was read: where others stand by now, nothing is to be saved.
  public let base: [UInt8]
  /// The edits, in order, as offsets into the document as it was read.
  public let edits: [CreativeEdit]
  /// The bytes of the whole document with the edits.
  public let text: [UInt8]
}

extension EditedCreative {
  /// Gathers the edits of a creative by its number.
  init(_ sample: Int, _ creative: ShownCreative) {
    self.init(
      sample: sample, base: creative.original?.bytes ?? [], edits: creative.orderedEdits, text: creative.text)
  }
}
