/// A picture that is sent for.
public struct PictureErrand: Sendable, Hashable {
  /// The number of the creative that names it, among those that are looked at.
  public let sample: Int
  /// The path, as the creative has it.
  public let path: String
  /// The width in pixels that is enough.
  public let width: Int
  /// The height in pixels that is enough.
  public let height: Int
}
