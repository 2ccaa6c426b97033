extension PictureProof {
  /// Decodes a PNG, and each frame of an animated one as a picture of its own.
  static func png(_ bytes: [UInt8], _ facts: ImageFacts) throws(DecodingFailure) -> String? {
    let size = FittedSize(width: facts.storedWidth, height: facts.storedHeight, fitting: (facts.storedWidth, facts.storedHeight))
    _ = try PictureDecoding.png(bytes, facts, to: size)
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
      let alone = animation.picture(of: frame)
      let said = ImageFacts(storedWidth: frame.width, storedHeight: frame.height)
      do throws(DecodingFailure) {
        _ = try PictureDecoding.png(
          alone, said, to: FittedSize(width: frame.width, height: frame.height, fitting: (frame.width, frame.height)))
      } catch {
        throw .undecodable("its frame \(number): \(error)")
      }
    }
    return nil
  }
}
