extension JSONText {
  /// Returns the bytes between the quotes of an edited text; characters that stay keep their spelling.
  ///
  /// The edits stand in order and apart. Nil of a text with faulty escapes, or where an edit leaves the text.
  public static func edited(_ bytes: [UInt8], in range: Range<Int>, _ edits: [TextEdit]) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(range.count)
    var rest = edits[...]
    var at = range.lowerBound
    var position = 0
    while let edit = rest.first {
      if position == edit.scalars.lowerBound { out += quoted(edit.text).utf8.dropFirst().dropLast() }
      if position == edit.scalars.upperBound {
        rest = rest.dropFirst()
        continue
      }
      guard position < edit.scalars.upperBound, at < range.upperBound, let end = endOfScalar(bytes, at, range.upperBound) else {
        return nil
      }
      if position < edit.scalars.lowerBound { out += bytes[at..<end] }
      at = end
      position += 1
    }
    return out + bytes[at..<range.upperBound]
  }

  /// Returns where the spelling of one scalar ends; nil where it is none.
  private static func endOfScalar(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    func isOne(_ length: Int) -> Bool {
      length > 0 && start + length <= end && decoded(bytes[start..<start + length]).unicodeScalars.count == 1
    }
    guard bytes[start] == UInt8(ascii: "\\") else {
      let length = UTF8Check.length(bytes, start, end)
      return length > 0 ? start + length : nil
    }
    // Two halves of a character, one, or a letter behind the backslash.
    return [12, 6, 2].first { isOne($0) }.map { start + $0 }
  }
}
