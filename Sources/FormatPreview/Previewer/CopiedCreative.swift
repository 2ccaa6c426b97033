/// A creative that is to be kept under another name, with its edits.
public struct CopiedCreative: Sendable, Equatable {
  /// Its number among those that are looked at.
  public let sample: Int
  /// The name of the copy.
  public let name: String
  /// The bytes of the copy.
  public let text: [UInt8]
}
