public import CustomFormats

/// What became of a picture file.
public enum LoadedPicture: Sendable {
  /// Its pixels, and what the decoder found wrong on the way.
  case pixels(Bitmap, complaint: String?)
  /// A picture that stands in the page already.
  case embedded(EmbeddedPicture)
  /// Nothing to draw, and why: a clause to follow "cannot be shown:".
  case failure(String)

  /// The pixels, if there are any.
  public var bitmap: Bitmap? { if case .pixels(let bitmap, _) = self { bitmap } else { nil } }
  /// The picture in the page, if it stands there.
  public var embedded: EmbeddedPicture? { if case .embedded(let picture) = self { picture } else { nil } }
  /// Whether there is something to draw.
  var isDrawable: Bool { if case .failure = self { false } else { true } }
  /// What is wrong with the file, nil where nothing is.
  public var fault: String? {
    switch self {
    case .pixels(_, let complaint): complaint
    case .embedded: nil
    case .failure(let reason): reason
    }
  }
}
