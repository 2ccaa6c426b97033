/// Decodes every pixel of a picture, frame by frame, and keeps none.
enum PictureProof {
  /// Decodes a picture; throws what is wrong, and gives what was left out.
  static func run(_ bytes: [UInt8], _ type: MediaType) throws(DecodingFailure) -> String? {
    let facts = try Decoder.facts(of: bytes, type: type)
    switch type {
    case .png: return try png(bytes, facts)
    case .jpeg: return try jpeg(bytes, facts)
    case .webp: return try webp(bytes, facts)
    case .gif: return try gif(bytes)
    default: throw .unsupported(type)
    }
  }

  /// Says which frames are left out of a long animation.
  static func leftOut(after frames: Int) -> String {
    "only its first \(frames.grouped) frames were decoded, \(MediaLimits.mostPixelsProved.grouped) pixels"
  }

  /// Reads every code of a JPEG; only the last step, which cannot fail, makes an eighth of the pixels, to need less memory.
  private static func jpeg(_ bytes: [UInt8], _ facts: ImageFacts) throws(DecodingFailure) -> String? {
    let size = FittedSize(width: facts.storedWidth, height: facts.storedHeight, fitting: (1, 1))
    let decoded = try PictureDecoding.jpeg(bytes, facts, to: size)
    if let complaint = decoded.complaint, isLoss(complaint) { throw .undecodable(complaint) }
    return nil
  }

  /// Tells whether a warning of the JPEG decoder means lost pixels; others are about bytes that nobody misses.
  static func isLoss(_ complaint: String) -> Bool {
    let losses = ["premature end", "bad Huffman", "bad arithmetic", "Premature end"]
    return losses.contains { complaint.contains($0) }
  }

  private static func gif(_ bytes: [UInt8]) throws(DecodingFailure) -> String? {
    var view = MediaBytes(bytes)
    var (frames, pixels) = (0, 0)
    var codes = GIFPixels()
    do throws(MediaFault) {
      var blocks = try GIFBlocks(&view)
      while true {
        switch try blocks.next(&view) {
        case .frame(let frame):
          pixels += frame.width * frame.height
          if pixels > MediaLimits.mostPixelsProved { return leftOut(after: frames) }
          frames += 1
          guard codes.decode(bytes, from: frame.data, count: frame.width * frame.height, { _ in }) else {
            throw MediaFault(.damaged, "the pixels of its frame \(frames.grouped) stop early, after byte \(frame.data.grouped)")
          }
        case .end: return nil
        case .control, .other: break
        }
      }
    } catch {
      throw .refused(error)
    }
  }
}
