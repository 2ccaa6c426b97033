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
    case 0x1A45_DFA3: self = EBMLHeader.isWebM(&bytes) ? .webm : .unknown
    case 0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B: self = .tiff
    case 0x2550_4446 where bytes.byte(at: 4) == UInt8(ascii: "-"): self = .pdf
    case 0x3842_5053: self = .psd
    case let value where value >> 16 == 0x424D && bytes.little32(at: 6) == 0: self = .bmp
    default:
      self = MediaType(boxAfterSize: &bytes) ?? MediaType(markup: &bytes) ?? .unknown
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
