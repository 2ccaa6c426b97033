/// The limits of a field; which ones there are follows from its kind.
public enum FieldLimits: Sendable, Equatable {
  case text(TextLimits)
  case media(MediaAssetLimits)
  case number(NumberLimits)
  case url(URLLimits)
  case none

  /// The names of the limits that a kind knows, in canonical order.
  public static func names(for kind: FieldKind) -> [String] {
    let media = [
      "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "aspectRatios", "aspectRatio", "tolerance", "minBytes",
      "maxBytes",
      "types", "frames",
    ]
    switch kind {
    case .text: return ["minCharacters", "maxCharacters", "shownCharacters", "lines", "unit", "pattern"]
    case .image: return media
    case .video: return media + ["minSeconds", "maxSeconds", "codecs", "audio"]
    case .number: return ["minimum", "maximum"]
    case .url: return ["schemes", "hosts", "maxLength"]
    case .list: return []
    }
  }
}
