extension AdContent {
  /// How long the words of an ad are, field by field.
  enum Extent: Sendable, Equatable {
    /// Every text as long as it may be.
    case longest
    /// Every text as short as it may be, optional assets absent.
    case shortest
    /// The format's samples, and where it has none texts of a usual length.
    case samples
    /// One text as long as it may be, all others as short.
    case longestOf(String)
  }

  /// Makes the content of a format with media in a slot and words of an extent.
  init(_ format: CustomFormat, _ extent: Extent, media: Media) {
    self.init(media: media)
    let samples = extent == .samples ? AdContent.samples(of: format) : AdContent()
    for field in format.fields {
      let isBare = extent == .shortest || extent != .longest && extent != .samples && extent != .longestOf(field.key)
      if isBare, !field.isRequired { continue }
      switch field.kind {
      case .image: if media != .none || field.key != format.mediaImageField?.key { images.insert(field.key) }
      case .video: break
      case .text, .url, .number, .list:
        texts[field.key] =
          samples.texts[field.key] ?? (isBare ? TypicalText.shortest(of: field) : TypicalText.longest(of: field))
      }
    }
  }
}
