/// Numbers as people and feeds write them.
enum NumberText {
  /// Returns the number that a text is, blanks around it aside; nil for words, hexadecimal digits and infinities.
  static func value(of text: String) -> Double? {
    var rest = text[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard rest.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || "+-.eE".utf8.contains($0) }), let number = Double(rest),
      number.isFinite
    else { return nil }
    return number
  }

  /// Returns a number without the point and zero behind whole ones.
  static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
