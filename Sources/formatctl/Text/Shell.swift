/// Words as a shell takes them.
enum Shell {
  /// Returns a command line that a shell splits into these words again.
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// Returns a word, in quotes where a shell would read it otherwise.
  static func quoted(_ word: String) -> String {
    let plain = "@%+=:,./-_"
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x7F || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || plain.unicodeScalars.contains(scalar)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
