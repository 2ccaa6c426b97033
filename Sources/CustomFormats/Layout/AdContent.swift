/// What an ad has to show: the words, pictures and media that a layout is filled with.
public struct AdContent: Sendable, Equatable {
  /// What stands in the media slot.
  public enum Media: Sendable, Equatable {
    /// A video of a ratio of width to height; 0 where the app is not told.
    case video(ratio: Double)
    /// The picture instead of a video, with its ratio; 0 where it is not known.
    case image(ratio: Double)
    case none

    /// The ratio of width to height, nil where it is not known.
    public var ratio: Double? {
      switch self {
      case .video(let ratio), .image(let ratio): ratio.isFinite && ratio > 0 ? ratio : nil
      case .none: nil
      }
    }

    /// Whether a video stands there.
    public var isVideo: Bool { if case .video = self { true } else { false } }
  }

  /// The words by key: of text, list, number and URL fields.
  public var texts: [String: String]
  /// The keys of the image fields that have a picture.
  public var images: Set<String>
  /// What stands in the media slot.
  public var media: Media
  /// Whether there is an AdChoices icon.
  public var hasAdChoices: Bool
  /// The words of the badge, nil for those of the format.
  public var attribution: String?

  /// Creates content; AdChoices is there unless it is said otherwise.
  public init(
    texts: [String: String] = [:], images: Set<String> = [], media: Media = .none, hasAdChoices: Bool = true,
    attribution: String? = nil
  ) {
    self.texts = texts
    self.images = images
    self.media = media
    self.hasAdChoices = hasAdChoices
    self.attribution = attribution
  }

  /// The words of a field, nil where there are none.
  public func text(for key: String) -> String? { texts[key].flatMap { Blank.isBlank($0) ? nil : $0 } }

  /// Tells whether an image field has a picture.
  public func hasImage(_ key: String) -> Bool { images.contains(key) }
}
