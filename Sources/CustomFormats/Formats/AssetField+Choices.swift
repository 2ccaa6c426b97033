import Documents

extension AssetField {
  /// The values of the choices for a message: the first eight, and how many more there are.
  var choiceWords: [String] {
    let words = choices.prefix(8).map(\.value.excerpt)
    return choices.count > 8 ? words + ["\(choices.count - 8) more"] : words
  }

  /// Returns the value of the choice that somebody probably meant: of that label, or nearly of that value.
  func choice(near text: String) -> String? {
    choices.first { $0.label == text }?.value ?? NearMatch.of(text, among: choices.map(\.value))
      ?? choices.first { $0.label == NearMatch.of(text, among: choices.map(\.label)) }?.value
  }
}
