extension JSONScanner {
  /// Notes a problem at a byte.
  mutating func report(_ kind: JSONProblem.Kind, _ offset: Int, _ message: String, _ hint: String) {
    // A file of nothing but faults is told by its first hundred.
    if problems.count < 100 { problems.append(JSONProblem(kind, at: offset, message, hint: hint)) }
  }

  /// Writes a byte in two digits.
  func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  /// Returns up to 20 characters of the text, for a message.
  func excerpt(_ start: Int, upTo stop: Int? = nil) -> String {
    let limit = min(stop ?? end, end)
    guard start < limit else { return "the end" }
    let text = String(decoding: bytes[start..<min(limit, start + 80)], as: UTF8.self)
    let line = text.prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    return line.count > 20 ? String(line.prefix(20)) + "…" : String(line)
  }
}
