import CustomFormats

/// Makes hostile files.
enum Bombs {
  static func join(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  static func big(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func crc(_ bytes: [UInt8]) -> Int {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return Int(~sum)
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = join(text(type), data)
    return join(big(data.count), body, big(crc(body)))
  }

  /// A grey PNG with right checksums and an empty picture.
  static func png(width: Int, height: Int, chunks: [UInt8] = []) -> [UInt8] {
    let header = chunk("IHDR", join(big(width), big(height), [8, 0, 0, 0, 0]))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    return join(signature, header, chunks, chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1]), chunk("IEND", []))
  }

  /// A grey PNG with right checksums and the compressed rows that are given.
  static func png(_ side: Int, chunks: [UInt8] = [], data: [UInt8]) -> [UInt8] {
    let start = png(width: side, height: side).prefix(33)
    return join(Array(start), chunks, chunk("IDAT", data), chunk("IEND", []))
  }

  /// A zlib stream of zeros, a hundred and fifty to each of its bytes.
  static func deflatedZeros(_ count: Int) -> [UInt8] {
    var (out, held, bits): ([UInt8], Int, Int) = ([0x78, 0x9C], 0, 0)
    func put(_ code: Int, _ length: Int) {
      held |= code << bits
      bits += length
      while bits >= 8 {
        out.append(UInt8(truncatingIfNeeded: held))
        held >>= 8
        bits -= 8
      }
    }
    // One block of the fixed codes, which stand with their first bit lowest: a zero, 258 zeros from one byte back.
    put(0b011, 3)
    for _ in 0..<1 + (count - 1) % 258 { put(0b0000_1100, 8) }
    for _ in 0..<(count - 1) / 258 {
      put(0b1010_0011, 8)
      put(0, 5)
    }
    put(0, 7)
    put(0, (8 - bits) % 8)
    // Of zeros alone the sums are 1 and the count, modulo 65521.
    return join(out, big(count % 65_521, 2), [0, 1])
  }

  /// A GIF whose frames hold an end code and no pixel, without its end mark.
  static func openGIF(frames: Int, side: Int) -> [UInt8] {
    let sides = join(little(side, 2), little(side, 2))
    let frame = join([0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0], sides, [0, 2, 1, 0x2C, 0])
    let header = join(text("GIF89a"), sides, [0x80, 0, 0, 0, 0, 0, 255, 255, 255])
    return join(header, Array(repeatElement(frame, count: frames).joined()))
  }

  static func box(_ type: String, _ body: [UInt8], size: Int? = nil) -> [UInt8] {
    join(big(size ?? body.count + 8), text(type), body)
  }

  /// An MP4 that goes on with some boxes.
  static func mp4(_ boxes: [UInt8]...) -> [UInt8] {
    join(box("ftyp", join(text("isom"), zeros(4))), Array(boxes.joined()))
  }

  static func riff(_ type: String, _ data: [UInt8], size: Int? = nil) -> [UInt8] {
    join(text(type), little(size ?? data.count, 4), data, zeros(data.count % 2))
  }

  static func webp(_ chunks: [UInt8], size: Int? = nil) -> [UInt8] {
    join(text("RIFF"), little(size ?? chunks.count + 4, 4), text("WEBP"), chunks)
  }

  /// A WebM with a segment that does not tell its size.
  static func webm(_ elements: [UInt8]) -> [UInt8] {
    let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x87, 0x42, 0x82, 0x84]
    return join(header, text("webm"), [0x18, 0x53, 0x80, 0x67], unknownSize, elements)
  }

  static let unknownSize: [UInt8] = [0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]

  /// A progressive JPEG with scans without a byte.
  static func progressiveJPEG(side: Int, scans: Int) -> [UInt8] {
    let frame = join([0xFF, 0xC2, 0, 11, 8], big(side, 2), big(side, 2), [1, 1, 0x11, 0])
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0]
    return join([0xFF, 0xD8], frame, Array(repeatElement(scan, count: scans).joined()), [0xFF, 0xD9])
  }

  /// A JPEG header of any size, then a scan without a byte, then the end.
  static func jpeg(width: Int, height: Int) -> [UInt8] {
    let frame = join([0xFF, 0xC0, 0, 11, 8], big(height, 2), big(width, 2), [1, 1, 0x11, 0])
    return join([0xFF, 0xD8], frame, [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0xFF, 0xD9])
  }
}

extension [UInt8] {
  /// The bytes without some first ones, or without some last ones where the count is negative.
  func dropping(_ count: Int) -> [UInt8] { count < 0 ? Array(dropLast(-count)) : Array(dropFirst(count)) }
}
