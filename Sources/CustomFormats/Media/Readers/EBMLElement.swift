/// One element of a WebM.
struct EBMLElement {
  /// What it holds, with its length marker.
  let id: UInt32
  /// The place of its id.
  let start: Int
  /// The place of its contents.
  let body: Int
  /// The byte after it, nil where its size is not told.
  let end: Int?

  /// Reads an element's header; nil where none fits.
  init?(_ bytes: inout MediaBytes, at start: Int) {
    guard let first = bytes.byte(at: start), first >= 0x10 else { return nil }
    let idLength = first.leadingZeroBitCount + 1
    var id: UInt32 = 0
    for at in 0..<idLength {
      guard let byte = bytes.byte(at: start + at) else { return nil }
      id = id << 8 | UInt32(byte)
    }
    guard let sizeByte = bytes.byte(at: start + idLength), sizeByte > 0 else { return nil }
    let sizeLength = sizeByte.leadingZeroBitCount + 1
    var size = UInt64(sizeByte) & (0xFF >> UInt64(sizeLength))
    for at in 1..<max(sizeLength, 1) {
      guard let byte = bytes.byte(at: start + idLength + at) else { return nil }
      size = size << 8 | UInt64(byte)
    }
    self.id = id
    self.start = start
    body = start + idLength + sizeLength
    let unknown = (UInt64(1) << UInt64(7 * sizeLength)) - 1
    end = size == unknown ? nil : body.boundedSum(Int(clamping: size))
  }

  /// Reads a whole number of up to eight bytes.
  func number(_ bytes: inout MediaBytes) -> UInt64? {
    guard let end, end - body <= 8 else { return nil }
    var value: UInt64 = 0
    for at in body..<max(end, body) {
      guard let byte = bytes.byte(at: at) else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return value
  }

  /// Reads a floating point number of four or eight bytes.
  func float(_ bytes: inout MediaBytes) -> Double? {
    guard let end else { return nil }
    switch end - body {
    case 4: return bytes.big32(at: body).map { Double(Float(bitPattern: $0)) }
    case 8: return bytes.big64(at: body).map(Double.init(bitPattern:))
    default: return nil
    }
  }

  /// Reads a short text, with "?" for what is not printable ASCII.
  func text(_ bytes: inout MediaBytes) -> String? {
    guard let end, end - body <= 64 else { return nil }
    let text = bytes.copy(end - body, at: body).prefix { $0 != 0 }
    return String(decoding: text.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
