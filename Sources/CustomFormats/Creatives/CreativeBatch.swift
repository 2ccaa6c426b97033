import Documents

/// About a megabyte of creatives in the order in which they were read.
///
/// A batch is proved as a whole: a missing file is paired only with one that no creative of the batch names.
public struct CreativeBatch: Sendable {
  /// What a batch is made of.
  enum Part: Sendable {
    /// A document with one creative or a list of them.
    case document(JSONDocument, CreativeOrigin)
    /// Lines with one creative each; the first one has that number and begins at that byte of the file.
    case lines([UInt8], first: Int, firstByte: Int, CreativeOrigin)
    /// A line that is too long to be read, by its number.
    case overlongLine(Int, CreativeOrigin)
  }

  /// The parts in order.
  var parts: [Part] = []
  /// The bytes of the documents and lines.
  var byteCount = 0

  /// Adds a part.
  mutating func add(_ part: Part, _ byteCount: Int) {
    parts.append(part)
    self.byteCount += byteCount
  }

  /// Tells whether any text of the batch ends in a file name.
  ///
  /// The bytes are searched as they stand: a name with escapes in it is not found.
  func names(_ fileName: String) -> Bool {
    let wanted = Array(fileName.utf8) + [UInt8(ascii: "\"")]
    return parts.contains { part in
      switch part {
      case .document(let document, _): Self.holds(wanted, document.bytes)
      case .lines(let bytes, _, _, _): Self.holds(wanted, bytes)
      case .overlongLine: false
      }
    }
  }

  private static func holds(_ wanted: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = wanted.first, bytes.count > wanted.count else { return false }
    for at in 1...(bytes.count - wanted.count) where bytes[at] == first {
      let before = bytes[at - 1]
      if before == UInt8(ascii: "\"") || before == UInt8(ascii: "/"), bytes[at...].starts(with: wanted) { return true }
    }
    return false
  }

  /// Returns every line that is not blank as a document, as it is asked for.
  static func lines(of bytes: [UInt8], first: Int, firstByte: Int = 0) -> some Sequence<JSONDocument> {
    sequence(state: (at: 0, line: first)) { state -> JSONDocument? in
      while state.at < bytes.count {
        let start = state.at
        let line = state.line
        let next = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        state = (next + 1, line + 1)
        // Blanks at the end, a carriage return above all, are no part of the text.
        var end = next
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        if end > start { return JSONDocument(bytes, in: start..<end, firstLine: line, firstByte: firstByte) }
      }
      return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0D || byte == 0x09 }
}
