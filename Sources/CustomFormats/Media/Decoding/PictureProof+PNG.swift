import CMedia

extension PictureProof {
  /// Decodes a PNG, and each frame of an animated one as a picture of its own.
  static func png(_ bytes: [UInt8], _ facts: ImageFacts) throws(DecodingFailure) -> String? {
    try decode(bytes, width: facts.storedWidth, height: facts.storedHeight)
    guard facts.frameCount > 1 else { return nil }
    let animation = PNGFrames(bytes)
    var (number, pixels) = (0, facts.storedWidth * facts.storedHeight)
    for frame in animation.frames {
      number += 1
      guard frame.width > 0, frame.height > 0, frame.width <= facts.storedWidth - frame.left,
        frame.height <= facts.storedHeight - frame.top
      else { throw .undecodable("its frame \(number) leaves the picture of \(facts.storedWidth)x\(facts.storedHeight)") }
      if frame.isPicture { continue }
      pixels += frame.width * frame.height
      if pixels > MediaLimits.mostPixelsProved { return leftOut(after: number - 1) }
      guard !frame.data.isEmpty else { throw .undecodable("its frame \(number) has no pixels") }
      do throws(DecodingFailure) {
        try decode(animation.picture(of: frame), width: frame.width, height: frame.height)
      } catch {
        throw .undecodable("its frame \(number): \(error)")
      }
    }
    return nil
  }

  /// Decodes one picture into grey and alpha, which needs half the memory of colours and reads the same bytes.
  private static func decode(_ bytes: [UInt8], width: Int, height: Int) throws(DecodingFailure) {
    var image = png_image()
    defer { png_image_free(&image) }
    guard formatctl_png_begin(&image, bytes, bytes.count) != 0 else { throw .undecodable(message(&image)) }
    guard Int(image.width) == width, Int(image.height) == height else {
      throw .undecodable("its decoder finds \(image.width)x\(image.height) pixels and its header \(width)x\(height)")
    }
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt8](repeating: 0, count: width * height * 2)
    guard png_image_finish_read(&image, nil, &pixels, Int32(width * 2), nil) != 0 else { throw .undecodable(message(&image)) }
  }

  private static func message(_ image: inout png_image) -> String {
    String(cString: formatctl_png_message(&image))
  }
}
