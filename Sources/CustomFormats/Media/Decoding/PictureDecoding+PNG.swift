import CMedia

extension PictureDecoding {
  /// Decodes a PNG; of an animated one, the default image.
  static func png(_ bytes: [UInt8], _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure) -> PictureDecoding {
    var image = png_image()
    defer { png_image_free(&image) }
    guard formatctl_png_begin(&image, bytes, bytes.count) != 0 else { throw .undecodable(message(&image)) }
    let (width, height) = (Int(image.width), Int(image.height))
    try check(facts, width: width, height: height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0 else {
      throw .undecodable(message(&image))
    }
    let complaint = image.warning_or_error == 0 ? nil : message(&image)
    return try PictureDecoding(pixels, width: width, height: height, to: size, complaint: complaint)
  }

  private static func message(_ image: inout png_image) -> String {
    String(cString: formatctl_png_message(&image))
  }
}
