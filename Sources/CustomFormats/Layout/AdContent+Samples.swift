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
    possible(in: format, hasMediaAspect: false).first ?? .none
  }

  /// Returns what a format's media slot may show: a video, the picture, and nothing where no media is declared.
  ///
  /// Where media is declared, a creative with neither is faulty. Where the layout takes the media's own ratio, the widest and
  /// the tallest video are both there.
  static func possible(in format: CustomFormat, hasMediaAspect: Bool) -> [AdContent.Media] {
    var media: [AdContent.Media] = []
    if let field = format.videoField {
      let declared = field.mediaLimits.aspectRatios.map(\.value)
      let ratios = declared.isEmpty && hasMediaAspect ? [usualVideoRatio, 1 / usualVideoRatio] : declared
      let first = ratios.first ?? field.usualRatio ?? usualVideoRatio
      media.append(.video(ratio: first))
      if hasMediaAspect {
        for ratio in [ratios.min(), ratios.max()].compactMap({ $0 }) where ratio != first { media.append(.video(ratio: ratio)) }
      }
    }
    if let field = format.mediaImageField { media.append(.image(ratio: field.usualRatio ?? 0)) }
    let isEmptyPossible = format.media == nil && format.mediaImageField?.isRequired != true
    return media.isEmpty || isEmptyPossible ? media + [.none] : media
  }
}
