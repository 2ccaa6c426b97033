/// A decoded picture, and what was wrong with it.
public struct DecodedPicture: Sendable, Equatable {
  /// The picture, upright and shrunk.
  public let bitmap: Bitmap
  /// What the decoder found wrong without giving up, nil for a sound file.
  public let complaint: String?
}
