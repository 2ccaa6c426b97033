/// What a word of the command line looks like, before anything is known of the command.
enum WordShape: Equatable {
  /// A plain word, `-`, or a negative number.
  case operand
  /// `--`, after which every word is plain.
  case end
  /// `--name` or `--name=value`.
  case long(String, String?)
  /// `-q`, `-qv` or `-rvalue`, without the dash.
  case letters(String)

  /// Tells the shape of a word.
  init(_ word: String) {
    let scalars = word.unicodeScalars
    if scalars.starts(with: "--".unicodeScalars) {
      let name = scalars.dropFirst(2)
      if name.isEmpty {
        self = .end
      } else if let equals = name.firstIndex(of: "=") {
        self = .long(String(name[..<equals]), String(name[equals...].dropFirst()))
      } else {
        self = .long(String(name), nil)
      }
    } else if scalars.first == "-", scalars.count > 1, !Self.isNegativeNumber(word) {
      self = .letters(String(scalars.dropFirst()))
    } else {
      self = .operand
    }
  }

  private static func isNegativeNumber(_ word: String) -> Bool {
    guard let second = word.unicodeScalars.dropFirst().first else { return false }
    return ("0"..."9").contains(second) && Double(word) != nil || second == "." && Double(word) != nil
  }
}
