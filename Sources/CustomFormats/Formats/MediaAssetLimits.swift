/// What a media file may be like, sizes in pixels as shown.
public struct MediaAssetLimits: Sendable, Equatable {
  /// The exact width.
  public var width: Int?
  /// The exact height.
  public var height: Int?
  /// The least width.
  public var minWidth: Int?
  /// The least height.
  public var minHeight: Int?
  /// The greatest width.
  public var maxWidth: Int?
  /// The greatest height.
  public var maxHeight: Int?
  /// The ratios of width to height of which one must be met; none for any.
  public var aspectRatios: [AspectRatio] = []
  /// How far the ratio may be off, relative; 0.01 as in Google's responsive display ads.
  public var tolerance = 0.01
  /// The least weight in bytes.
  public var minBytes: Int?
  /// The greatest weight in bytes.
  public var maxBytes: Int?
  /// The file types taken; nil for the kind's usual ones.
  public var types: [MediaType]?
  /// The most frames of a picture.
  public var frames = 1
  /// The least duration in seconds.
  public var minSeconds: Double?
  /// The greatest duration in seconds.
  public var maxSeconds: Double?
  /// The codecs taken; nil for any.
  public var codecs: [String]?
  /// Whether a video must have sound (true) or none (false); nil for either.
  public var audio: Bool?

  /// Creates limits that allow everything usual.
  public init() {}
}
