import CMedia

extension PictureProof {
  /// Decodes every frame of a WebP.
  static func webp(_ bytes: [UInt8], _ facts: ImageFacts) throws(DecodingFailure) -> String? {
    guard facts.frameCount > 1 else { return try still(bytes) }
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .undecodable("its decoder does not start") }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<String?, DecodingFailure> in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else {
        return .failure(.undecodable("its chunks do not make a picture"))
      }
      defer { WebPAnimDecoderDelete(decoder) }
      return Result { () throws(DecodingFailure) in try frames(of: decoder, facts) }
    }
    return try result.get()
  }

  /// Decodes a still into luma and chroma, which needs less memory than the canvases of an animation.
  private static func still(_ bytes: [UInt8]) throws(DecodingFailure) -> String? {
    var (width, height, stride, chromaStride) = (Int32(0), Int32(0), Int32(0), Int32(0))
    var (u, v): (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) = (nil, nil)
    guard let luma = WebPDecodeYUV(bytes, bytes.count, &width, &height, &u, &v, &stride, &chromaStride) else {
      throw .undecodable("its picture data is damaged")
    }
    WebPFree(luma)
    return nil
  }

  private static func frames(of decoder: OpaquePointer, _ facts: ImageFacts) throws(DecodingFailure) -> String? {
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw .undecodable("its header cannot be read") }
    try PictureDecoding.check(facts, width: Int(info.canvas_width), height: Int(info.canvas_height))
    var (frames, pixels) = (0, 0)
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      pixels += facts.storedWidth * facts.storedHeight
      if pixels > MediaLimits.mostPixelsProved { return leftOut(after: frames) }
      frames += 1
      var picture: UnsafeMutablePointer<UInt8>?
      var stamp: Int32 = 0
      guard WebPAnimDecoderGetNext(decoder, &picture, &stamp) != 0 else {
        throw .undecodable("the pixels of its frame \(frames) are damaged")
      }
    }
    return nil
  }
}
