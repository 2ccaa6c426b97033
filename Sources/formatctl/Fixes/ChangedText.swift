import Documents

/// A text before and after a change, as it is shown in a line.
struct ChangedText: CustomStringConvertible {
  /// Both texts between quotes, of long ones the part that differs.
  let description: String

  /// The most characters that are shown of a text, and those on either side of what differs in a longer one.
  private static let most = 70
  private static let around = 20

  /// Compares two texts.
  init(_ old: String, _ new: String) {
    let (old, new) = (Array(old), Array(new))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let behind = min(after, min(old.count, new.count) - before)
    func shown(_ text: [Character]) -> String {
      guard max(old.count, new.count) > Self.most else { return String(text).visible }
      let start = max(0, before - Self.around)
      let end = max(start, min(text.count, text.count - behind + Self.around))
      let part = text[start..<end]
      let isCut = part.count > Self.most
      return (start > 0 ? "…" : "") + String(part.prefix(Self.most)).visible + (end < text.count || isCut ? "…" : "")
    }
    description = "\"\(shown(old))\" → \"\(shown(new))\""
  }
}
