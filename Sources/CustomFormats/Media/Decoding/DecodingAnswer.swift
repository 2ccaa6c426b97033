/// What the decoding child answers: two lines of text, and pixels after them.
///
/// The first line is "picture WIDTH HEIGHT" or "failure", the second a remark in printable ASCII or nothing.
enum DecodingAnswer: Equatable {
  /// Pixels, and what was wrong with them.
  case picture(Bitmap, complaint: String?)
  /// The reason for having none.
  case failure(String)

  /// The most bytes the two lines have.
  static let mostText = 512

  /// The answer as bytes, its pixels left out.
  var head: [UInt8] {
    switch self {
    case .picture(let bitmap, let complaint):
      Array("picture \(bitmap.width) \(bitmap.height)\n".utf8) + Self.printable((complaint ?? "").utf8) + [0x0A]
    case .failure(let reason):
      Array("failure\n".utf8) + Self.printable(reason.utf8) + [0x0A]
    }
  }

  /// Reads an answer, nil where the bytes are none or not of the expected size.
  init?(_ bytes: [UInt8], expecting size: FittedSize) {
    let lines = bytes.prefix(Self.mostText).split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    // The child has read hostile bytes: its words are not printed as they are.
    let remark = String(decoding: Self.printable(lines[1]), as: UTF8.self)
    if lines[0].elementsEqual("failure".utf8) {
      self = .failure(remark)
      return
    }
    guard lines[0].elementsEqual("picture \(size.width) \(size.height)".utf8),
      let bitmap = Bitmap(width: size.width, height: size.height, pixels: Array(bytes[lines[2].startIndex...]))
    else { return nil }
    self = .picture(bitmap, complaint: remark.isEmpty ? nil : remark)
  }

  /// Replaces what is not printable ASCII, and cuts what is long.
  static func printable(_ text: some Collection<UInt8>) -> [UInt8] {
    text.prefix(240).map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
  }
}
