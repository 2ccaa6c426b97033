/// One asset of a creative as an app receives it.
public struct ServedAsset: Sendable, Equatable {
  /// What an asset is to the app.
  public enum Content: Sendable, Equatable {
    /// The text of a text, list, number or URL field.
    case text(String)
    /// The picture of an image field.
    case image(ServedMedia)
    /// The video of a video field, which the app reaches as media and never by its key.
    case video(ServedMedia)
  }

  /// Where an asset comes from.
  public enum Origin: Sendable, Equatable {
    /// The creative gives it.
    case creative
    /// The creative does not, and the definition has a default.
    case fieldDefault
    /// The creative leaves a number empty, which the ad server fills with 0.
    case emptyNumber
    /// The creative does not exist, and the definition has a sample.
    case sample
    /// A preview made it.
    case made
  }

  /// The key.
  public let key: String
  /// What it is to the app.
  public var content: Content
  /// Where it comes from.
  public var origin: Origin

  /// Creates an asset.
  public init(key: String, content: Content, origin: Origin = .creative) {
    self.key = key
    self.content = content
    self.origin = origin
  }

  /// The text, where it is one.
  public var text: String? { if case .text(let text) = content { text } else { nil } }
  /// The picture, where it is one.
  public var image: ServedMedia? { if case .image(let media) = content { media } else { nil } }
  /// The video, where it is one.
  public var video: ServedMedia? { if case .video(let media) = content { media } else { nil } }
}
