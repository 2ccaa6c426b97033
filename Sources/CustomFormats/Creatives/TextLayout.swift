import Documents

/// How creatives stand in a text without a telling name, such as stdin.
enum TextLayout {
  /// One document.
  case document
  /// A document a line.
  case lines
  /// No JSON at all.
  case other

  /// Tells the layout from the beginning of a text.
  ///
  /// A line that is an object, and after it one that begins with a brace, is never one document.
  init(_ head: [UInt8]) {
    if WideEncoding.name(of: head[...]) != nil {
      self = .document
      return
    }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    let lines = text.split(separator: 0x0A).lazy.map(Self.trimmed).filter { !$0.isEmpty }
    guard let first = lines.first, let start = first.first else {
      self = .other
      return
    }
    switch start {
    case UInt8(ascii: "["): self = .document
    case UInt8(ascii: "{"):
      let second = lines.dropFirst().first?.first
      self = first.last == UInt8(ascii: "}") && second == UInt8(ascii: "{") ? .lines : .document
    default: self = .other
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }
}
