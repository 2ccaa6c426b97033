extension AudioFacts {
  /// Reads the sample entry of a sound track.
  init(_ bytes: inout MediaBytes, _ entry: Box, to end: Int) {
    self.init(sampleEntry: entry.type)
    let version = bytes.big16(at: entry.start + 16) ?? 0
    channels = bytes.big16(at: entry.start + 24).flatMap { $0 > 0 ? $0 : nil }
    var at = entry.start + 36
    // QuickTime's later versions have more members; an MP4 that says 1 has not.
    if version == 1, Box(&bytes, at: at, before: end).map({ $0.type.isPrintable && $0.end <= end }) != true { at += 16 }
    if version == 2 {
      channels = bytes.big32(at: entry.start + 48).flatMap { (1...255).contains($0) ? Int($0) : nil }
      at += 36
    }
    read(&bytes, from: at, to: end, depth: 0)
  }

  private mutating func read(_ bytes: inout MediaBytes, from start: Int, to end: Int, depth: Int) {
    var at = start
    for _ in 0..<32 {
      guard let box = Box(&bytes, at: at, before: end) else { return }
      switch box.type {
      case "esds": readDescriptors(&bytes, from: box.body + 4, to: min(box.end, end))
      // QuickTime wraps the descriptors once more.
      case "wave" where depth == 0: read(&bytes, from: box.body, to: min(box.end, end), depth: 1)
      default: break
      }
      at = box.end
    }
  }

  /// Reads the nested descriptors (ISO 14496-1): stream, decoder, and what the decoder needs to know.
  private mutating func readDescriptors(_ bytes: inout MediaBytes, from start: Int, to end: Int) {
    var at = start
    for _ in 0..<4 {
      guard at < end, let tag = bytes.byte(at: at), let body = Self.descriptorBody(&bytes, at: at + 1) else { return }
      switch tag {
      case 3:
        let flags = bytes.byte(at: body + 2) ?? 0
        at =
          body + 3 + (flags & 0x80 != 0 ? 2 : 0) + (flags & 0x40 != 0 ? 1 + Int(bytes.byte(at: body + 3) ?? 0) : 0)
          + (flags & 0x20 != 0 ? 2 : 0)
      case 4:
        switch bytes.byte(at: body) {
        case 0x40, 0x66, 0x67, 0x68: codec = "aac"
        case 0x69, 0x6B: codec = "mp3"
        case 0xA5: codec = "ac3"
        case 0xAD: codec = "opus"
        case 0xDD: codec = "vorbis"
        default: break
        }
        at = body + 13
      case 5:
        if codec == "aac", let told = Self.channels(&bytes, at: body) { channels = told }
        return
      default: return
      }
    }
  }

  /// Steps over a descriptor's length, seven bits a byte.
  private static func descriptorBody(_ bytes: inout MediaBytes, at start: Int) -> Int? {
    for at in start..<start + 4 {
      guard let byte = bytes.byte(at: at) else { return nil }
      if byte & 0x80 == 0 { return at + 1 }
    }
    return nil
  }

  /// Reads the channels that AAC itself states (ISO 14496-3), which the sample entry often has wrong.
  private static func channels(_ bytes: inout MediaBytes, at body: Int) -> Int? {
    guard let first = bytes.big16(at: body) else { return nil }
    let (kind, rate, configuration) = (first >> 11, first >> 7 & 0xF, first >> 3 & 0xF)
    guard kind != 31, rate != 15 else { return nil }
    // 29 is one channel with parameters for the second.
    if kind == 29, configuration == 1 { return 2 }
    return (1...7).contains(configuration) ? (configuration == 7 ? 8 : configuration) : nil
  }
}
