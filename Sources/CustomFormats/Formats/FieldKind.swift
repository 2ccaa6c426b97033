/// What a field holds.
public enum FieldKind: String, Sendable, CaseIterable {
  case text, image, video, url, number, list

  /// Whether values are media files.
  public var isMedia: Bool { self == .image || self == .video }

  /// The kind with its article, in a message.
  public var name: String {
    switch self {
    case .text: "a text"
    case .image: "an image"
    case .video: "a video"
    case .url: "a URL"
    case .number: "a number"
    case .list: "a choice of the list"
    }
  }
}
