/// Encodings of two or four bytes a character, told from the first bytes of a text.
public enum WideEncoding {
  /// Returns the name of the encoding, nil for a text that is neither UTF-16 nor UTF-32.
  ///
  /// Without a byte order mark, a zero beside the first letter tells it: JSON begins with ASCII.
  public static func name(of bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count > 1 else { return nil }
    let (first, second) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
    guard first == 0 || second == 0 || first >= 0xFE else { return nil }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let head = bytes.prefix(4).map { $0 == 0 }
    switch head {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return nil
    }
  }
}
