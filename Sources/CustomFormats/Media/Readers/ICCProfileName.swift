/// The name of a colour profile, from its description tag.
enum ICCProfileName {
  /// The most characters kept.
  private static let longest = 100

  /// Reads the description of a profile, nil where there is none or the bytes are no profile.
  static func read(_ bytes: inout MediaBytes, from start: Int, to end: Int) -> String? {
    guard start <= end - 132, bytes.fourCC(at: start + 36) == "acsp", let count = bytes.big32(at: start + 128) else { return nil }
    for tag in 0..<min(Int(count), 100) {
      let entry = start + 132 + 12 * tag
      guard entry <= end - 12, let name = bytes.fourCC(at: entry), let offset = bytes.big32(at: entry + 4),
        let size = bytes.big32(at: entry + 8)
      else { return nil }
      guard name == "desc" else { continue }
      let body = start.boundedSum(Int(offset))
      guard body <= end - 12, Int(size) <= end - body else { return nil }
      return text(&bytes, at: body, size: Int(size))
    }
    return nil
  }

  private static func text(_ bytes: inout MediaBytes, at body: Int, size: Int) -> String? {
    switch bytes.fourCC(at: body) {
    case "desc":
      guard let count = bytes.big32(at: body + 8) else { return nil }
      return latin1(bytes.copy(min(Int(count), size, longest), at: body + 12))
    case "mluc":
      // Of several languages the first is taken, by custom English.
      guard let length = bytes.big32(at: body + 20), let offset = bytes.big32(at: body + 24), Int(offset) <= size else {
        return nil
      }
      let units = bytes.copy(min(Int(length), size - Int(offset), 2 * longest) & ~1, at: body + Int(offset))
      let text = stride(from: 0, to: units.count - 1, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }
      return kept(String(decoding: text.prefix { $0 != 0 }, as: UTF16.self))
    default: return nil
    }
  }

  /// Reads text of one byte a character, up to a zero.
  static func latin1(_ bytes: [UInt8]) -> String? {
    kept(String(String.UnicodeScalarView(bytes.prefix { $0 != 0 }.prefix(longest).map { Unicode.Scalar($0) })))
  }

  private static func kept(_ name: String) -> String? { name.isEmpty ? nil : name }
}
