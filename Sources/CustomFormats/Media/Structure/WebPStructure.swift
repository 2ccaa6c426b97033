/// The chunks of a WebP, those inside frames too.
struct WebPStructure {
  private let width: Int
  private let height: Int
  private let end: Int

  /// Walks all chunks to the end that the file states.
  static func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let size = bytes.little32(at: 4), bytes.fourCC(at: 12) == "VP8X", let width = bytes.little24(at: 24),
      let height = bytes.little24(at: 27), let flags = bytes.byte(at: 20)
    else { return try simple(&bytes) }
    let structure = WebPStructure(width: width + 1, height: height + 1, end: min(bytes.byteCount, Int(size) + 8))
    try structure.extended(&bytes, isAnimated: flags & 2 != 0)
  }

  /// Looks at the one chunk of a plain picture; its size is the canvas.
  private static func simple(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let type = bytes.fourCC(at: 12), let size = bytes.little32(at: 16) else { throw cut(bytes.byteCount) }
    try picture(&bytes, type, at: 20, size: Int(size), wanted: nil)
  }

  private func extended(_ bytes: inout MediaBytes, isAnimated: Bool) throws(MediaFault) {
    var at = 12
    var frames = 0
    var hasPicture = false
    for _ in 0..<MediaLimits.mostParts {
      guard at <= end - 8 else {
        if isAnimated ? frames > 0 : hasPicture { return }
        throw MediaFault(.noPicture, "the WebP has no picture data")
      }
      guard let type = bytes.fourCC(at: at), let size = bytes.little32(at: at + 4).map(Int.init) else {
        throw Self.cut(bytes.byteCount)
      }
      let data = at + 8
      guard size <= end - data else {
        throw .damaged(
          .webp, at: at, "its \(type) chunk should end at byte \(data.boundedSum(size).grouped), and the file at \(end.grouped)")
      }
      switch type {
      case "ANMF" where isAnimated:
        frames += 1
        try frame(&bytes, at: data, size: size, number: frames)
      case "VP8 " where !isAnimated, "VP8L" where !isAnimated:
        hasPicture = true
        try Self.picture(&bytes, type, at: data, size: size, wanted: (width, height))
      default: break
      }
      at = data + size + size % 2
    }
    throw .tooComplex(.webp, at: at, "\(MediaLimits.mostParts.grouped) chunks")
  }

  private func frame(_ bytes: inout MediaBytes, at data: Int, size: Int, number: Int) throws(MediaFault) {
    guard size >= 16, let left = bytes.little24(at: data), let top = bytes.little24(at: data + 3),
      let across = bytes.little24(at: data + 6), let down = bytes.little24(at: data + 9)
    else { throw .damaged(.webp, at: data, "its frame \(number) is too short") }
    guard 2 * left + across + 1 <= width, 2 * top + down + 1 <= height else {
      throw .damaged(.webp, at: data, "its frame \(number) leaves the canvas of \(width)x\(height)")
    }
    var at = data + 16
    let end = data + size
    for _ in 0..<64 {
      guard at <= end - 8, let type = bytes.fourCC(at: at), let length = bytes.little32(at: at + 4).map(Int.init) else { break }
      guard length <= end - at - 8 else {
        throw .damaged(.webp, at: at, "its \(type) chunk runs past the end of frame \(number)")
      }
      if type == "VP8 " || type == "VP8L" {
        return try Self.picture(&bytes, type, at: at + 8, size: length, wanted: (across + 1, down + 1))
      }
      at += 8 + length + length % 2
    }
    throw .damaged(.webp, at: data, "its frame \(number) has no picture data")
  }

  /// Holds the header of picture data to the size told outside of it, and its parts to the chunk.
  private static func picture(
    _ bytes: inout MediaBytes, _ type: FourCC, at data: Int, size: Int, wanted: (width: Int, height: Int)?
  ) throws(MediaFault) {
    let (width, height): (Int, Int)
    if type == "VP8L" {
      guard size >= 5, bytes.byte(at: data) == 0x2F, let bits = bytes.little32(at: data + 1) else {
        throw .damaged(.webp, at: data, "where lossless data should begin")
      }
      (width, height) = (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
    } else {
      guard size >= 10, let tag = bytes.little24(at: data), bytes.little24(at: data + 3) == 0x2A019D, tag & 1 == 0,
        let across = bytes.little16(at: data + 6), let down = bytes.little16(at: data + 8)
      else { throw .damaged(.webp, at: data, "where a key frame should begin") }
      guard tag >> 5 <= size - 10 else { throw .damaged(.webp, at: data, "its first partition is longer than its chunk") }
      (width, height) = (across & 0x3FFF, down & 0x3FFF)
    }
    if let wanted, wanted != (width, height) {
      throw .damaged(
        .webp, at: data, "where picture data of \(width)x\(height) stands in a place of \(wanted.width)x\(wanted.height)")
    }
  }

  private static func cut(_ byteCount: Int) -> MediaFault { .stops(.webp, at: byteCount, "inside its picture data") }
}
