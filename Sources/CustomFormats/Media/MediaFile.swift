/// A media file as measured from its bytes.
public struct MediaFile: Sendable, Equatable {
  /// The size of the file in bytes.
  public var byteCount: Int
  /// What the bytes are, whatever the name says.
  public var type: MediaType
  /// What is known of a picture, also when it is faulty.
  public var image: ImageFacts?
  /// What is known of a video, also when it is faulty.
  public var video: VideoFacts?
  /// Why the file cannot be used, nil when nothing was found.
  public var fault: MediaFault?
  /// What was asked for and not looked at, with the reason: "the pictures of videos are not decoded"; nil when all was.
  public var notChecked: String?

  /// Creates a measured file.
  public init(
    byteCount: Int, type: MediaType, image: ImageFacts? = nil, video: VideoFacts? = nil, fault: MediaFault? = nil
  ) {
    self.byteCount = byteCount
    self.type = type
    self.image = image
    self.video = video
    self.fault = fault
  }
}
