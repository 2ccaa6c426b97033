/// What the index of a video says.
public struct VideoFacts: Sendable, Equatable {
  /// The width in pixels as coded.
  public var storedWidth: Int
  /// The height in pixels as coded.
  public var storedHeight: Int
  /// The width in pixels after rotation and pixel shape.
  public var shownWidth: Int
  /// The height in pixels after rotation and pixel shape.
  public var shownHeight: Int
  /// The playing time, nil where the file does not say.
  ///
  /// Sound that runs on by less than a tenth of a second is the codec's last frame and not counted.
  public var durationSeconds: Double?
  /// The mean frame rate, nil where the file does not say.
  public var framesPerSecond: Double?
  /// How the pictures are compressed.
  public var codec: VideoCodec
  /// What is known of the sound, nil for a silent video.
  public var audio: AudioFacts?
  /// The turn a player applies: 0, 90, 180 or 270 degrees clockwise.
  public var rotation: Int
  /// The width of a pixel for a height of `pixelHeight`; both are 1 for a square.
  public var pixelWidth: Int
  /// The height of a pixel.
  public var pixelHeight: Int
  /// Tells whether the index comes before the pictures, so that playing can start at once.
  public var isIndexFirst: Bool

  /// Creates facts; what is not given is as in a plain video.
  public init(
    storedWidth: Int, storedHeight: Int, shownWidth: Int? = nil, shownHeight: Int? = nil,
    durationSeconds: Double? = nil, framesPerSecond: Double? = nil, codec: VideoCodec = .h264, audio: AudioFacts? = nil,
    rotation: Int = 0, pixelWidth: Int = 1, pixelHeight: Int = 1, isIndexFirst: Bool = true
  ) {
    self.storedWidth = storedWidth
    self.storedHeight = storedHeight
    let isTurned = rotation == 90 || rotation == 270
    self.shownWidth = shownWidth ?? (isTurned ? storedHeight : storedWidth)
    self.shownHeight = shownHeight ?? (isTurned ? storedWidth : storedHeight)
    self.durationSeconds = durationSeconds
    self.framesPerSecond = framesPerSecond
    self.codec = codec
    self.audio = audio
    self.rotation = rotation
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.isIndexFirst = isIndexFirst
  }

  /// Tells whether there is a sound track.
  public var hasAudio: Bool { audio != nil }
}
