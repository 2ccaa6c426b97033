public import CustomFormats

/// A picture of an ad.
public struct NativeAdImage: Sendable, Equatable {
  /// The picture; nil while image loading is off, and where there is no file that could be loaded.
  public internal(set) var image: ServedMedia?
  /// Where the picture comes from: the path or address that the creative has; nil where an adapter gives pixels alone.
  public let imageURL: String?
  /// The pixels a point.
  public let scale: Double

  /// Creates a picture from pixels, as an adapter does.
  public init(image: ServedMedia) {
    self.image = image
    imageURL = nil
    scale = 1
  }

  /// Creates a picture from an address, as an adapter does.
  public init(url: String, scale: Double) {
    image = nil
    imageURL = url
    self.scale = scale
  }

  /// Creates a picture as an app receives it.
  init(_ media: ServedMedia, isLoaded: Bool) {
    image = isLoaded && media.canLoad ? media : nil
    imageURL = media.path
    scale = 1
  }

  /// The size in points: pixels divided by scale; nil where the pixels are not known.
  public var size: PointSize? {
    guard let facts = image?.file?.image, scale > 0 else { return nil }
    return PointSize(width: Double(facts.shownWidth) / scale, height: Double(facts.shownHeight) / scale)
  }
}

extension ServedMedia {
  /// Whether a download would find a picture.
  var canLoad: Bool { isRemote || file != nil }
}
