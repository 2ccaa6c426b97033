import CMedia

extension PictureDecoding {
  /// Decodes a WebP; of an animated one, the first frame on its canvas.
  static func webp(_ bytes: [UInt8], _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure) -> PictureDecoding {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .undecodable("its decoder does not start") }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<PictureDecoding, DecodingFailure> in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else {
        return .failure(.undecodable("its chunks do not make a picture"))
      }
      defer { WebPAnimDecoderDelete(decoder) }
      return Result { () throws(DecodingFailure) in try firstFrame(decoder, facts, to: size) }
    }
    return try result.get()
  }

  private static func firstFrame(_ decoder: OpaquePointer, _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure)
    -> PictureDecoding
  {
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw .undecodable("its header cannot be read") }
    try check(facts, width: Int(info.canvas_width), height: Int(info.canvas_height))
    var pixels: UnsafeMutablePointer<UInt8>?
    var stamp: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &stamp) != 0, let pixels else {
      throw .undecodable("its picture data is damaged")
    }
    return try PictureDecoding(pixels, width: facts.storedWidth, height: facts.storedHeight, to: size, complaint: nil)
  }
}
