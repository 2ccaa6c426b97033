public import CustomFormats

/// A video that is to be played.
public struct VideoErrand: Sendable, Hashable {
  /// Which of all that were played it is, so that a late frame of one before is told from its own.
  public let number: Int
  /// The number of the creative that names it, among those that are looked at.
  public let sample: Int
  /// The path, as the creative has it.
  public let path: String
  /// What the file is, told from its bytes.
  public let type: MediaType
  /// The width in pixels that each frame is to have.
  public let width: Int
  /// The height in pixels that each frame is to have.
  public let height: Int

  /// Creates the errand.
  public init(number: Int, sample: Int, path: String, type: MediaType, width: Int, height: Int) {
    self.number = number
    self.sample = sample
    self.path = path
    self.type = type
    self.width = width
    self.height = height
  }
}
