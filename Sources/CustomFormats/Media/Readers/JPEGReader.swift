/// Reads JPEG: segments up to the first scan, then the tail.
struct JPEGReader {
  private var image: ImageFacts?
  private var frame: Int?
  private var orientation = 1
  private var hasProfile = false
  private var profileName: String?

  /// Measures a JPEG.
  static func read(_ bytes: inout MediaBytes) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: .jpeg)
    var reader = JPEGReader()
    do throws(MediaFault) {
      defer { file.image = reader.facts }
      let scan = try reader.walkSegments(&bytes)
      guard reader.image != nil else {
        throw .damaged(.jpeg, at: scan, "its picture data begins before its size is told")
      }
      if !endsWithMark(&bytes, after: scan) { try walkScans(&bytes, from: scan) }
      if let coding = reader.image?.rareCoding {
        throw MediaFault(.undecodable, "the JPEG is \(coding.words), which phones and browsers do not read", offset: reader.frame)
      }
    } catch {
      file.fault = error
    }
    return file
  }

  private var facts: ImageFacts? {
    var facts = image
    facts?.orientation = orientation
    facts?.hasICCProfile = hasProfile
    facts?.profileName = profileName
    return facts
  }

  private static func endsWithMark(_ bytes: inout MediaBytes, after scan: Int) -> Bool {
    let end = bytes.byteCount - 2
    return end >= scan && bytes.big16(at: end) == 0xFFD9
  }

  /// Reads segments up to the first scan and gives the place of its data.
  private mutating func walkSegments(_ bytes: inout MediaBytes) throws(MediaFault) -> Int {
    var at = 2
    for _ in 0..<MediaLimits.mostParts {
      guard let marker = bytes.firstIndex(of: 0xFF, from: at, before: at.boundedSum(MediaLimits.mostBytesWalked)),
        let code = bytes.byte(at: marker + 1)
      else { throw .stops(.jpeg, at: bytes.byteCount, "before its picture data") }
      at = marker + (code == 0xFF ? 1 : 2)
      if Self.standsAlone(code) { continue }
      guard code != 0xD9 else {
        throw MediaFault(.noPicture, "the JPEG ends at byte \(marker.grouped) before any picture data", offset: marker)
      }
      guard let length = bytes.big16(at: at) else { throw .stops(.jpeg, at: bytes.byteCount, "before its picture data") }
      guard length >= 2 else { throw .damaged(.jpeg, at: marker, "a segment has the length \(length)") }
      let end = at + length
      guard end <= bytes.byteCount else { throw .stops(.jpeg, at: bytes.byteCount, "before its picture data") }
      switch code {
      case 0xDA: return end
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: try readFrame(&bytes, code, at: at + 2, to: end)
      case 0xE1 where bytes.matches("Exif\0", at: at + 2):
        orientation = ExifOrientation.read(&bytes, from: at + 8, to: end)
      case 0xE2 where bytes.matches("ICC_PROFILE\0", at: at + 2):
        hasProfile = true
        // A long profile comes in several segments; its description stands in the first.
        if bytes.byte(at: at + 14) == 1 { profileName = ICCProfileName.read(&bytes, from: at + 16, to: end) }
      default: break
      }
      at = end
    }
    throw .tooComplex(.jpeg, at: at, "\(MediaLimits.mostParts.grouped) segments")
  }

  /// Reads a frame header; the first one counts.
  private mutating func readFrame(_ bytes: inout MediaBytes, _ code: UInt8, at: Int, to end: Int) throws(MediaFault) {
    guard image == nil else { return }
    guard end - at >= 6, let depth = bytes.byte(at: at), let height = bytes.big16(at: at + 1),
      let width = bytes.big16(at: at + 3), let components = bytes.byte(at: at + 5)
    else { throw .damaged(.jpeg, at: at, "its frame header is too short") }
    let model: ColourModel
    switch components {
    case 1: model = .grey
    case 3: model = .rgb
    case 4: model = .cmyk
    default: throw .damaged(.jpeg, at: at + 5, "it has \(components) colour components")
    }
    frame = at - 4
    image = ImageFacts(
      storedWidth: width, storedHeight: height, bitDepth: Int(depth), colourModel: model,
      rareCoding: RareCoding(startOfFrame: code),
      isProgressive: [0xC2, 0xC6, 0xCA, 0xCE].contains(code))
  }

  /// Looks for the end marker among the scans, for bytes may follow it.
  private static func walkScans(_ bytes: inout MediaBytes, from start: Int) throws(MediaFault) {
    bytes.readsAhead = true
    let last = start.boundedSum(MediaLimits.mostBytesWalked)
    var at = start
    while let marker = bytes.firstIndex(of: 0xFF, from: at, before: last), let code = bytes.byte(at: marker + 1) {
      at = marker + (code == 0xFF ? 1 : 2)
      if code == 0xD9 { return }
      if standsAlone(code) { continue }
      guard let length = bytes.big16(at: at) else { break }
      if length >= 2 { at += length }
    }
    guard last >= bytes.byteCount || at < last else {
      throw .tooComplex(.jpeg, at: at, "no end marker")
    }
    throw .stops(.jpeg, at: bytes.byteCount, "without an end marker")
  }

  /// Tells whether no length follows: stuffed and fill bytes, restarts, a second start.
  private static func standsAlone(_ code: UInt8) -> Bool {
    code <= 0x01 || code == 0xFF || (0xD0...0xD8).contains(code)
  }
}
