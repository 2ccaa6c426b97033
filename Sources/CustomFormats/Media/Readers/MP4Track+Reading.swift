extension MP4Track {
  /// Takes what one box of the track says.
  mutating func read(_ bytes: inout MediaBytes, _ box: Box, to end: Int) {
    let body = box.body
    switch box.type {
    case "tkhd": readHeader(&bytes, at: body)
    case "mdhd": (timescale, mediaDuration) = bytes.clock(at: body)
    // A second handler, of the data, stands deeper in a MOV.
    case "hdlr" where handler == nil: handler = bytes.fourCC(at: body + 8)
    case "stsd": if let entry = Box(&bytes, at: body + 8, before: end) { readSampleEntry(&bytes, entry, to: min(entry.end, end)) }
    case "stsz", "stz2": sampleCount = Int(bytes.big32(at: body + 8) ?? 0)
    case "stco":
      if let count = bytes.big32(at: body + 4), count > 0 {
        lastChunk = bytes.big32(at: body + 4 + 4 * Int(count)).map(UInt64.init)
      }
    case "co64":
      if let count = bytes.big32(at: body + 4), count > 0 { lastChunk = bytes.big64(at: body + 8 * Int(count)) }
    default: break
    }
  }

  private mutating func readHeader(_ bytes: inout MediaBytes, at body: Int) {
    let isLong = bytes.byte(at: body) == 1
    isEnabled = (bytes.byte(at: body + 3) ?? 1) & 1 == 1
    number = bytes.big32(at: body + (isLong ? 20 : 12)) ?? 0
    shownDuration = isLong ? bytes.duration64(at: body + 28) : bytes.duration32(at: body + 20)
    let matrix = body + (isLong ? 52 : 40)
    let turns = [matrix, matrix + 4, matrix + 12, matrix + 16].map { bytes.big32(at: $0).map(Int32.init(bitPattern:)) ?? 0 }
    rotation = Self.rotation(a: turns[0], b: turns[1], c: turns[2], d: turns[3])
  }

  /// Reads a quarter turn from the corner of a matrix; other angles count as none.
  private static func rotation(a: Int32, b: Int32, c: Int32, d: Int32) -> Int {
    if a == 0, d == 0, b != 0, c != 0 { return b > 0 ? 90 : 270 }
    return a < 0 && d < 0 ? 180 : 0
  }

  private mutating func readSampleEntry(_ bytes: inout MediaBytes, _ entry: Box, to end: Int) {
    sampleEntry = entry.type
    if handler == "soun" { audio = AudioFacts(&bytes, entry, to: end) }
    guard handler == "vide" || handler == nil else { return }
    width = bytes.big16(at: entry.start + 32) ?? 0
    height = bytes.big16(at: entry.start + 34) ?? 0
    var at = entry.start + 86
    for _ in 0..<64 {
      guard let box = Box(&bytes, at: at, before: end) else { return }
      switch box.type {
      case "pasp":
        pixelWidth = Int(bytes.big32(at: box.body) ?? 1)
        pixelHeight = Int(bytes.big32(at: box.body + 4) ?? 1)
      case "sinf":
        if let format = Box(&bytes, at: box.body, before: min(box.end, end)), format.type == "frma" {
          sampleEntry = bytes.fourCC(at: format.body)
        }
      default: break
      }
      at = box.end
    }
  }
}
