extension WrappedText {
  /// Returns sentences as lines; a number and its percent sign stay on one line.
  static func sentences(_ text: String, columns: Int) -> [String] {
    WrappedText(text.withGluedPercent, columns: columns).lines.map { line in String(line.map { $0 == "\u{A0}" ? " " : $0 }) }
  }
}

extension String {
  /// The text with a blank that breaks no line between a number and its percent sign.
  var withGluedPercent: String {
    var glued = ""
    for character in self {
      if character == "%", glued.last == " " { glued.replaceSubrange(glued.index(before: glued.endIndex)..., with: "\u{A0}") }
      glued.append(character)
    }
    return glued
  }
}
