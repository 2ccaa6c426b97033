/// The values of a creative that a rule looks at.
public struct ValueScope: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public var rawValue: UInt16

  /// Creates a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The values of text fields.
  public static let text = ValueScope(rawValue: 1 << 0)
  /// The media files of image fields.
  public static let image = ValueScope(rawValue: 1 << 1)
  /// The media files of video fields.
  public static let video = ValueScope(rawValue: 1 << 2)
  /// The values of URL fields whose role is none of the link roles.
  public static let url = ValueScope(rawValue: 1 << 3)
  /// The values of number fields.
  public static let number = ValueScope(rawValue: 1 << 4)
  /// The values of list fields.
  public static let list = ValueScope(rawValue: 1 << 5)
  /// The AdChoices picture of a reservation.
  public static let adChoices = ValueScope(rawValue: 1 << 6)
  /// The destination, and the values of URL fields with the role web.
  public static let destination = ValueScope(rawValue: 1 << 7)
  /// Deep links: fields of that role and the creative's own list.
  public static let deepLink = ValueScope(rawValue: 1 << 8)
  /// Impression trackers: fields of that role and the creative's own list.
  public static let impressionTracker = ValueScope(rawValue: 1 << 9)
  /// Click trackers: fields of that role and the creative's own list.
  public static let clickTracker = ValueScope(rawValue: 1 << 10)

  /// Impression and click trackers.
  public static let trackers: ValueScope = [.impressionTracker, .clickTracker]
  /// Everything that is a URL.
  public static let links: ValueScope = [.url, .destination, .deepLink, .impressionTracker, .clickTracker]
  /// Everything that is a media file.
  public static let media: ValueScope = [.image, .video, .adChoices]
  /// Text and list values: what a person reads.
  public static let readable: ValueScope = [.text, .list]
}
