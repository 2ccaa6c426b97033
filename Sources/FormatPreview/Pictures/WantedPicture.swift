/// A picture file that an ad draws, and how many pixels of it.
public struct WantedPicture: Sendable, Equatable {
  /// The path, as the creative has it.
  public let path: String
  /// The width of the whole picture in pixels that is enough.
  public var width: Int
  /// The height of the whole picture in pixels that is enough.
  public var height: Int
}
