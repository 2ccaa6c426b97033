@testable import CustomFormats

extension FuzzTarget {
  /// The readers of media, a type each: by the header, walked whole, and a GIF with its pixels.
  static let media = [png, jpeg, gif, webp, mp4, mov, webm]

  private static let png = reader("png") { bytes in
    bytes.lay([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], at: 0)
    guard try measure(bytes).fault == nil else { return }
    let frames = PNGFrames(bytes)
    for frame in frames.frames.prefix(4) { _ = frames.picture(of: frame) }
  }

  private static let jpeg = reader("jpeg") { bytes in
    bytes.lay([0xFF, 0xD8, 0xFF], at: 0)
    _ = try measure(bytes)
  }

  private static let gif = reader("gif") { bytes in
    bytes.lay(Array("GIF89a".utf8), at: 0)
    let facts = try measure(bytes).image
    // A canvas is as large as it says that it is, and nothing is learned of many pixels that few do not teach.
    guard let facts, facts.storedWidth * facts.storedHeight <= 1 << 14 else { return }
    _ = try? DecoderChild.decode(bytes, DecodingRequest(type: .gif, box: (8, 8), byteCount: bytes.count))
    _ = try? PictureProof.run(bytes, .gif)
  }

  private static let webp = reader("webp") { bytes in
    bytes.lay(Array("RIFF".utf8), at: 0)
    bytes.lay(Array("WEBP".utf8), at: 8)
    _ = try measure(bytes)
  }

  private static let mp4 = reader("mp4") { bytes in
    bytes.lay(Array("ftypisom".utf8), at: 4)
    _ = try measure(bytes)
  }

  private static let mov = reader("mov") { bytes in
    bytes.lay(Array("ftypqt  ".utf8), at: 4)
    _ = try measure(bytes)
  }

  private static let webm = reader("webm") { bytes in
    bytes.lay([0x1A, 0x45, 0xDF, 0xA3], at: 0)
    _ = try measure(bytes)
  }

  /// The sniffer of types, with whatever reader it leads to.
  static let sniffer = FuzzTarget("sniffer", longest: 2_048) { bytes in
    let type = MediaType(sniffing: Array(bytes.prefix(1_024)))
    let file = try measure(bytes)
    try Contradiction.unless(bytes.isEmpty || file.type == type, "\(type) by its first bytes, \(file.type) by all")
  }

  private static func reader(_ name: String, _ check: @escaping @Sendable (_ bytes: inout [UInt8]) throws -> Void) -> FuzzTarget {
    FuzzTarget(name, longest: 4_096) { bytes in
      var bytes = bytes
      try check(&bytes)
    }
  }

  /// Measures bytes by both depths that take no decoder.
  private static func measure(_ bytes: [UInt8]) throws -> MediaFile {
    let header = MediaReader.read(bytes)
    let whole = MediaReader.read(bytes, depth: .whole)
    try Contradiction.unless(header.fault == nil || header.fault == whole.fault, "another fault in the header than in all")
    if let offset = whole.fault?.offset {
      try Contradiction.unless((0...bytes.count).contains(offset), "a fault at byte \(offset) of \(bytes.count)")
    }
    return whole
  }
}

extension [UInt8] {
  /// Writes what every file of a type has over the bytes at a place, as far as there are bytes.
  fileprivate mutating func lay(_ mark: [UInt8], at place: Int) {
    for (offset, byte) in mark.enumerated() where place + offset < count { self[place + offset] = byte }
  }
}
