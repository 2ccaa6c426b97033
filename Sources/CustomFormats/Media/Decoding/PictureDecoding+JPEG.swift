import CMedia

extension PictureDecoding {
  /// Decodes a JPEG; one that is cut gives the pixels it has, and a complaint.
  static func jpeg(_ bytes: [UInt8], _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure) -> PictureDecoding {
    guard let handle = tjInitDecompress() else { throw .undecodable("its decoder does not start") }
    defer { tjDestroy(handle) }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
      throw .undecodable(message(handle))
    }
    try check(facts, width: Int(width), height: Int(height))
    let (scaledWidth, scaledHeight) = scaled(Int(width), Int(height), notBelow: size)
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    var pixels = [UInt8](repeating: 0, count: scaledWidth * scaledHeight * 4)
    let layout = Int32(isCMYK ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue)
    let result = tjDecompress2(
      handle, bytes, UInt(bytes.count), &pixels, Int32(scaledWidth), 0, Int32(scaledHeight), layout, TJFLAG_LIMITSCANS)
    if result != 0, tjGetErrorCode(handle) != Int32(TJERR_WARNING.rawValue) { throw .undecodable(message(handle)) }
    if isCMYK { turnIntoRGBA(&pixels) }
    return try PictureDecoding(
      pixels, width: scaledWidth, height: scaledHeight, to: size, complaint: result == 0 ? nil : message(handle))
  }

  private static func message(_ handle: tjhandle) -> String {
    String(cString: tjGetErrorStr2(handle))
  }

  /// Chooses the halving that costs least and leaves enough pixels to average.
  private static func scaled(_ width: Int, _ height: Int, notBelow size: FittedSize) -> (Int, Int) {
    for divisor in [8, 4, 2] {
      let (fewer, lower) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
      if fewer >= size.width, lower >= size.height { return (fewer, lower) }
    }
    return (width, height)
  }

  /// Turns CMYK into RGB; all programs write it inverted, as Adobe does, so that 255 is no ink.
  private static func turnIntoRGBA(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for at in stride(from: 0, to: pixels.count, by: 4) {
        let light = Int(pixels[at + 3])
        for ink in 0..<3 { pixels[at + ink] = UInt8((Int(pixels[at + ink]) * light + 127) / 255) }
        pixels[at + 3] = 255
      }
    }
  }
}
