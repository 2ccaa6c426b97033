import CustomFormats
import Documents

extension FormatDefinition {
  /// Returns the text as a revision of the catalogue keeps it: a member `revision` has its number, all else stays as it is.
  func text(keptAs revision: Int) -> [UInt8] {
    guard let value = document.root?["revision"] else { return text }
    return Self.replacing(value.node.range, of: text, with: "\(revision)")
  }

  /// Returns the text with a member `revision`, put before all others where there is none.
  func text(carrying revision: Int) -> [UInt8] {
    guard let root = document.root, root.kind == .object, root["revision"] == nil else { return text(keptAs: revision) }
    let start = Int(root.node.start) + 1
    let blanks = text[start...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let member = "\"revision\": \(revision),\(blanks.isEmpty ? " " : String(decoding: blanks, as: UTF8.self))"
    return Self.replacing(blanks.endIndex..<blanks.endIndex, of: text, with: member)
  }

  private static func replacing(_ range: Range<Int>, of text: [UInt8], with words: String) -> [UInt8] {
    Array(text[..<range.lowerBound]) + Array(words.utf8) + Array(text[range.upperBound...])
  }
}
