import Documents

extension AdContent {
  /// Returns what a format's own samples show: its words, all its pictures, and the best media that it takes.
  ///
  /// A field without a sample shows its default; one without either is absent.
  public static func samples(of format: CustomFormat) -> AdContent {
    var content = AdContent(media: Media.best(of: format))
    for field in format.fields {
      switch field.kind {
      case .image: content.images.insert(field.key)
      case .video: break
      case .text, .url, .number, .list: content.texts[field.key] = words(field.sample) ?? words(field.defaultValue)
      }
    }
    return content
  }

  private static func words(_ value: JSON?) -> String? {
    switch value {
    case .string(let text): text
    case .number(let digits): digits
    default: nil
    }
  }
}

extension AdContent.Media {
  /// The ratio of a video of which nothing is known.
  static let usualVideoRatio = 16.0 / 9

  /// Returns a format's video if it takes one, else its picture, else nothing.
  static func best(of format: CustomFormat) -> AdContent.Media {
    if let video = format.videoField { return .video(ratio: video.usualRatio ?? usualVideoRatio) }
    if let image = format.mediaImageField { return .image(ratio: image.usualRatio ?? 0) }
    return .none
  }
}
