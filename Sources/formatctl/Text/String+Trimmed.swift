extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    let scalars = String(self).unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) } ?? scalars.startIndex
    return String(scalars[..<end])
  }
}
