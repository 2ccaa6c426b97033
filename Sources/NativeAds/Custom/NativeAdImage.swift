/// A picture of an ad.
public struct NativeAdImage: Sendable, Equatable {
  /// The picture; nil while image loading is off, and where there is no file that could be loaded.
  public let image: ServedMedia?
  /// Where the picture comes from: the path or address that the creative has.
  public let imageURL: String
  /// The pixels a point.
  public let scale: Double

  /// Creates a picture as an app receives it.
  init(_ media: ServedMedia, options: NativeAdImageAdLoaderOptions) {
    let canLoad = media.isRemote || media.file != nil
    image = canLoad && !options.isImageLoadingDisabled ? media : nil
    imageURL = media.path
    scale = 1
  }
}
