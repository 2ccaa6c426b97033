extension ValueUnderTest {
  /// Whether a link is words instead of an address: it has a blank, and neither a scheme, a slash nor a dot inside a word.
  var isProse: Bool {
    guard let link, link.scheme == nil, link.brokenScheme == nil, link.macros.isEmpty else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words.allSatisfy { word in !word.contains("/") && !word.dropLast().contains(".") }
  }
}
