public import CustomFormats

/// One picture of a video that is played.
public struct VideoFrame: Sendable {
  /// Its pixels.
  public let bitmap: Bitmap
  /// The time since the beginning of the video at which it is shown.
  public let seconds: Double

  /// Creates a frame.
  public init(_ bitmap: Bitmap, at seconds: Double) {
    self.bitmap = bitmap
    self.seconds = seconds
  }
}
