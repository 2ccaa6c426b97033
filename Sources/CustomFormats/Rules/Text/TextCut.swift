import Documents

/// The beginning of a text that is shown where the rest is cut off.
struct TextCut: Sendable {
  /// The characters of it.
  let count: Int
  /// The beginning with an ellipsis, as a message shows it; of a long one the end, where the cut is.
  let shown: String

  /// Cuts a text behind the longest beginning that fits.
  init(_ text: String, fits: (Substring) -> Bool) {
    var end = text.startIndex
    var count = 0
    while end < text.endIndex {
      let next = text.index(after: end)
      guard fits(text[..<next]) else { break }
      end = next
      count += 1
    }
    var kept = text[..<end]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    self.count = count
    shown = (kept.count > 60 ? "…" + kept.suffix(60) : String(kept)).visible + "…"
  }
}
