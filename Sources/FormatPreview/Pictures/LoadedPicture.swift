public import CustomFormats

/// What became of a picture file.
public enum LoadedPicture: Sendable {
  /// Its pixels, and what the decoder found wrong on the way.
  case pixels(Bitmap, complaint: String?)
  /// A picture that stands in the page already.
  case embedded(EmbeddedPicture)
  /// Nothing yet: it is being decoded.
  case underWay
  /// Nothing to draw, and why: a clause to follow "cannot be shown:".
  case failure(String)

  /// The pixels, if there are any.
  public var bitmap: Bitmap? { if case .pixels(let bitmap, _) = self { bitmap } else { nil } }
  /// The picture in the page, if it stands there.
  public var embedded: EmbeddedPicture? { if case .embedded(let picture) = self { picture } else { nil } }
  /// Whether there is something to draw.
  var isDrawable: Bool {
    switch self {
    case .pixels, .embedded: true
    case .underWay, .failure: false
    }
  }
  /// Whether it is still being decoded.
  var isUnderWay: Bool { if case .underWay = self { true } else { false } }
  /// What is wrong with the file, nil where nothing is.
  public var fault: String? {
    switch self {
    case .pixels(_, let complaint): complaint
    case .embedded, .underWay: nil
    case .failure(let reason): reason
    }
  }
}
