/// Pixels as a decoder gives them, not yet upright.
struct PictureDecoding {
  /// The pixels, shrunk.
  var bitmap: Bitmap
  /// What the decoder found wrong without giving up.
  var complaint: String?

  /// Decodes a picture of known type and size.
  static func decode(_ bytes: [UInt8], _ type: MediaType, _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure)
    -> PictureDecoding
  {
    switch type {
    case .png: try png(bytes, facts, to: size)
    case .jpeg: try jpeg(bytes, facts, to: size)
    case .webp: try webp(bytes, facts, to: size)
    case .gif: try gif(bytes, facts, to: size)
    default: throw .unsupported(type)
    }
  }

  /// Shrinks full pixels to the wanted size.
  init(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, to size: FittedSize, complaint: String?) throws(DecodingFailure) {
    let shrunk = AreaAverage.shrunk(pixels, width: width, height: height, to: size)
    guard let bitmap = Bitmap(width: size.width, height: size.height, pixels: shrunk) else {
      throw .undecodable("it has no pixels")
    }
    self.bitmap = bitmap
    self.complaint = complaint
  }

  /// Holds a decoder to the size that the header told.
  static func check(_ facts: ImageFacts, width: Int, height: Int) throws(DecodingFailure) {
    guard width == facts.storedWidth, height == facts.storedHeight, width * height <= MediaLimits.mostPixels else {
      throw .undecodable("its decoder finds \(width)x\(height) pixels and its header \(facts.storedWidth)x\(facts.storedHeight)")
    }
  }
}
