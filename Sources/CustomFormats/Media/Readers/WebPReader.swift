/// Reads WebP: lossy, lossless, extended and animated.
struct WebPReader {
  private var image: ImageFacts?
  private var hasPicture = false
  private let end: Int

  /// Measures a WebP.
  static func read(_ bytes: inout MediaBytes) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: .webp)
    // The size counts from its own end, and a missing last padding byte is no loss.
    let declared = Int(bytes.little32(at: 4) ?? 0) + 8
    var reader = WebPReader(end: min(declared, bytes.byteCount))
    do throws(MediaFault) {
      defer { file.image = reader.image }
      try reader.readFirstChunk(&bytes)
      if declared > bytes.byteCount {
        throw .stops(.webp, at: bytes.byteCount, "and should have \(declared.grouped) bytes")
      }
      if !reader.hasPicture { throw MediaFault(.noPicture, "the WebP has no picture data") }
    } catch {
      file.fault = error
    }
    return file
  }

  private init(end: Int) {
    self.end = end
  }

  private mutating func readFirstChunk(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let type = bytes.fourCC(at: 12), let size = bytes.little32(at: 16) else { throw cut(bytes.byteCount) }
    switch type {
    case "VP8 ": image = try Self.lossy(&bytes, at: 20)
    case "VP8L": image = try Self.lossless(&bytes, at: 20)
    case "VP8X": return try readExtended(&bytes, size: Int(size))
    default: throw .damaged(.webp, at: 12, "where its first chunk should be")
    }
    hasPicture = true
    guard 20 + Int(size) <= bytes.byteCount else { throw cut(bytes.byteCount) }
  }

  private func cut(_ byteCount: Int) -> MediaFault {
    .stops(.webp, at: byteCount, "inside its picture data")
  }

  private static func lossy(_ bytes: inout MediaBytes, at: Int) throws(MediaFault) -> ImageFacts {
    guard let tag = bytes.byte(at: at), let start = bytes.little24(at: at + 3), let width = bytes.little16(at: at + 6),
      let height = bytes.little16(at: at + 8)
    else { throw .stops(.webp, at: bytes.byteCount, "inside its header") }
    guard tag & 1 == 0, start == 0x2A019D else { throw .damaged(.webp, at: at, "where a key frame should begin") }
    return ImageFacts(storedWidth: width & 0x3FFF, storedHeight: height & 0x3FFF)
  }

  private static func lossless(_ bytes: inout MediaBytes, at: Int) throws(MediaFault) -> ImageFacts {
    guard let signature = bytes.byte(at: at), let bits = bytes.little32(at: at + 1) else {
      throw .stops(.webp, at: bytes.byteCount, "inside its header")
    }
    guard signature == 0x2F, bits >> 29 == 0 else { throw .damaged(.webp, at: at, "where lossless data should begin") }
    return ImageFacts(
      storedWidth: Int(bits & 0x3FFF) + 1, storedHeight: Int(bits >> 14 & 0x3FFF) + 1, hasAlpha: bits >> 28 & 1 == 1)
  }

  private mutating func readExtended(_ bytes: inout MediaBytes, size: Int) throws(MediaFault) {
    guard let flags = bytes.byte(at: 20), let width = bytes.little24(at: 24), let height = bytes.little24(at: 27) else {
      throw .stops(.webp, at: bytes.byteCount, "inside its header")
    }
    var facts = ImageFacts(
      storedWidth: width + 1, storedHeight: height + 1, hasAlpha: flags & 0x10 != 0, hasICCProfile: flags & 0x20 != 0)
    image = facts
    guard MediaFault.ofSize(.webp, width: width + 1, height: height + 1) == nil else { return }
    defer { image = facts }
    let isAnimated = flags & 0x02 != 0
    let isDescribed = flags & 0x28 != 0
    var (at, frames, milliseconds) = (Self.end(of: 20, size), 0, 0)
    for _ in 0..<MediaLimits.mostParts {
      let isDone = hasPicture && !isAnimated && !isDescribed
      guard !isDone, at <= end - 8, let type = bytes.fourCC(at: at), let size = bytes.little32(at: at + 4) else {
        if frames > 1 {
          facts.frameCount = frames
          facts.durationSeconds = Double(milliseconds) / 1_000
        }
        return
      }
      let data = at + 8
      switch type {
      case "ANMF" where isAnimated:
        frames += 1
        milliseconds += bytes.little24(at: data + 12) ?? 0
        hasPicture = true
      case "VP8 ", "VP8L": hasPicture = true
      case "ICCP": facts.profileName = ICCProfileName.read(&bytes, from: data, to: data.boundedSum(Int(size)))
      case "EXIF": facts.orientation = Self.orientation(&bytes, from: data, to: data.boundedSum(Int(size)))
      default: break
      }
      at = Self.end(of: data, Int(size))
    }
    throw .tooComplex(.webp, at: at, "\(MediaLimits.mostParts.grouped) chunks")
  }

  private static func end(of data: Int, _ size: Int) -> Int {
    data.boundedSum(size).boundedSum(size & 1)
  }

  /// Reads orientation from a chunk that some writers begin as JPEG does.
  private static func orientation(_ bytes: inout MediaBytes, from start: Int, to end: Int) -> Int {
    let start = bytes.matches("Exif\0\0", at: start) ? start + 6 : start
    return ExifOrientation.read(&bytes, from: start, to: end)
  }
}
