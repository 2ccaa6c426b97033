@testable import formatctl

/// Input that is known beforehand.
final class TextScript: TextSource {
  private var rest: Substring

  /// Creates input from its text.
  init(_ text: String) {
    rest = text[...]
  }

  func readLine() -> String? {
    if rest.isEmpty { return nil }
    let line = rest.prefix { $0 != "\n" }
    rest = rest[line.endIndex...].dropFirst()
    return String(line)
  }

  func readPiece() -> [UInt8] { readAll() }

  func readAll() -> [UInt8] {
    defer { rest = "" }
    return Array(rest.utf8)
  }
}
