extension PictureDecoding {
  /// Decodes a GIF: its first frame on the canvas, with nothing behind it.
  static func gif(_ bytes: [UInt8], _ facts: ImageFacts, to size: FittedSize) throws(DecodingFailure) -> PictureDecoding {
    let (frame, transparent, common) = try firstFrame(bytes)
    guard let table = frame.colours ?? common else { throw .undecodable("it has no colour table") }
    var canvas = GIFCanvas(width: facts.storedWidth, height: facts.storedHeight, frame: frame, transparent: transparent)
    canvas.colours = (0..<table.count).map { colour in
      let at = table.start + 3 * colour
      return at + 2 < bytes.count ? (bytes[at], bytes[at + 1], bytes[at + 2]) : (0, 0, 0)
    }
    var codes = GIFPixels()
    let isWhole = codes.decode(bytes, from: frame.data, count: frame.width * frame.height) { canvas.put($0) }
    return try PictureDecoding(
      canvas.pixels, width: facts.storedWidth, height: facts.storedHeight, to: size,
      complaint: isWhole ? nil : "its first frame stops early")
  }

  private static func firstFrame(_ bytes: [UInt8]) throws(DecodingFailure) -> (GIFFrame, UInt8?, GIFColours?) {
    var view = MediaBytes(bytes)
    do throws(MediaFault) {
      var blocks = try GIFBlocks(&view)
      var transparent: UInt8?
      for _ in 0..<MediaLimits.mostParts {
        switch try blocks.next(&view, skipsFrame: false) {
        case .control(_, let colour): transparent = colour
        case .frame(let frame): return (frame, transparent, blocks.colours)
        case .other: break
        case .end: throw MediaFault(.noPicture, "the GIF has no frame")
        }
      }
      throw .tooComplex(.gif, at: bytes.count, "no frame")
    } catch {
      throw .refused(error)
    }
  }
}
