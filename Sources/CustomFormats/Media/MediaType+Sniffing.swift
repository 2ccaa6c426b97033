extension MediaType {
  /// Tells a type from the first bytes of a file.
  ///
  /// 1,024 bytes are enough for every type.
  public init(sniffing head: [UInt8]) {
    var bytes = MediaBytes(head)
    self.init(sniffing: &bytes)
  }

  /// Tells a type from the beginning of a file.
  init(sniffing bytes: inout MediaBytes) {
    let first = bytes.fourCC(at: 0) ?? FourCC(0)
    switch first.value {
    case 0x8950_4E47 where bytes.big32(at: 4) == 0x0D0A_1A0A: self = .png
    case let value where value >> 8 == 0xFF_D8FF: self = .jpeg
    case 0x4749_4638 where bytes.matches("GIF87a", at: 0) || bytes.matches("GIF89a", at: 0): self = .gif
    case 0x5249_4646 where bytes.fourCC(at: 8) == "WEBP": self = .webp
    case 0x5249_4646 where bytes.fourCC(at: 8) == "AVI ": self = .avi
    case 0x5249_4646 where bytes.fourCC(at: 8) == "WAVE": self = .wav
    case 0x1A45_DFA3: self = MediaType(documentType: EBMLHeader.documentType(&bytes))
    case 0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B: self = .tiff
    case 0x2550_4446 where bytes.byte(at: 4) == UInt8(ascii: "-"): self = .pdf
    case 0x3842_5053: self = .psd
    case let value where value >> 16 == 0x424D && Self.isBitmap(&bytes): self = .bmp
    default:
      self =
        MediaType(signature: &bytes) ?? MediaType(boxAfterSize: &bytes) ?? MediaType(markup: &bytes)
        ?? MediaType(stream: &bytes) ?? .unknown
    }
  }

  /// The first bytes of types that are only named.
  private static let signatures: [(type: MediaType, literal: StaticString)] = [
    (.zip, "PK\u{3}\u{4}"), (.zip, "PK\u{5}\u{6}"), (.rar, "Rar!\u{1A}\u{7}"), (.eps, "%!PS"), (.flv, "FLV\u{1}"),
    (.ogg, "OggS"), (.swf, "FWS"), (.swf, "CWS"), (.swf, "ZWS"), (.mp3, "ID3"), (.jxl, "\0\0\0\u{C}JXL "),
    (.jp2, "\0\0\0\u{C}jP  "),
  ]

  private init?(signature bytes: inout MediaBytes) {
    for (type, literal) in Self.signatures where bytes.matches(literal, at: 0) {
      self = type
      return
    }
    switch bytes.big32(at: 0) {
    case let first? where first >> 8 == 0x1F_8B08: self = .gzip
    case 0x3026_B275: self = .wmv
    case 0x0000_0100 where (1...64).contains(bytes.little16(at: 4) ?? 0): self = .ico
    case 0x0000_01BA: self = .mpegps
    case 0xFF4F_FF51: self = .jp2
    // A bare JPEG XL has no more of a signature than these two bytes and a kind of header.
    case let first? where first >> 16 == 0xFF0A: self = .jxl
    // EPS with a preview for DOS.
    case 0xC5D0_D3C6: self = .eps
    default: return nil
    }
  }

  /// Knows a transport stream by the byte that begins each of its packets, as broadcast or as Blu-ray discs have it.
  private init?(stream bytes: inout MediaBytes) {
    let begins = [(0, 188), (4, 192)].contains { first, length in
      (0..<4).allSatisfy { bytes.byte(at: first + length * $0) == 0x47 }
    }
    guard begins else { return nil }
    self = .mpegts
  }

  /// Looks behind the two letters of a BMP, with which texts begin too, for zeros or the length of a known header.
  private static func isBitmap(_ bytes: inout MediaBytes) -> Bool {
    let lengths: [UInt32] = [12, 16, 40, 52, 56, 64, 108, 124]
    return bytes.little32(at: 6) == 0 || bytes.little32(at: 14).map(lengths.contains) == true
  }

  private init(documentType name: String?) {
    switch name {
    case "webm": self = .webm
    case "matroska": self = .mkv
    default: self = .unknown
    }
  }

  /// Reads the first box of MP4, MOV, HEIC and AVIF.
  private init?(boxAfterSize bytes: inout MediaBytes) {
    guard let box = bytes.fourCC(at: 4), let size = bytes.big32(at: 0), size == 0 || size == 1 || size >= 8 else { return nil }
    switch box {
    case "ftyp": self = MediaType(brands: &bytes, end: min(Int(size), 512))
    // QuickTime before 2001 begins with no brand.
    case "moov", "mdat", "wide", "pnot", "skip", "free": self = bytes.fourCC(at: 12) == "ftyp" ? .mp4 : .mov
    default: return nil
    }
  }

  private init(brands bytes: inout MediaBytes, end: Int) {
    let major = bytes.fourCC(at: 8)
    switch major {
    case "qt  ": self = .mov
    case "avif", "avis": self = .avif
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs": self = .heic
    case "mif1", "msf1", "miaf":
      self = .heic
      var at = 16
      while at + 4 <= end, let brand = bytes.fourCC(at: at) {
        if brand == "avif" || brand == "avis" { self = .avif }
        at += 4
      }
    default: self = .mp4
    }
  }

  /// Looks for HTML and SVG, after a byte order mark, blanks and an XML declaration.
  private init?(markup bytes: inout MediaBytes) {
    var head = bytes.copy(1_024, at: 0)[...]
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    head = head.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard head.first == UInt8(ascii: "<") else { return nil }
    let lowered = head.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let svg = Self.place(of: "<svg", in: lowered)
    let html = ["<!doctype html", "<html", "<head", "<body", "<script", "<title"].compactMap { Self.place(of: $0, in: lowered) }
      .min()
    switch (svg, html) {
    case (let svg?, let html?): self = svg < html ? .svg : .html
    case (_?, nil): self = .svg
    case (nil, _?): self = .html
    case (nil, nil): return nil
    }
  }

  private static func place(of text: StaticString, in bytes: [UInt8]) -> Int? {
    let count = text.utf8CodeUnitCount
    guard bytes.count >= count else { return nil }
    return (0...(bytes.count - count)).first { at in
      (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }
  }
}
