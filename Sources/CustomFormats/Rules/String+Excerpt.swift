import Documents

extension String {
  /// The text as a message shows it: nothing that steers a terminal, and at most 40 characters.
  var excerpt: String { excerpt(40) }

  /// Returns the text as a message shows it, cut to some characters.
  func excerpt(_ most: Int) -> String { count > most ? String(prefix(most)).visible + "…" : visible }
}

extension [String] {
  /// The words as a list for a message: "a, b and c".
  var inAList: String { joinedAsList("and") }
  /// The words as a choice for a message: "a, b or c".
  var asAChoice: String { joinedAsList("or") }

  private func joinedAsList(_ word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
