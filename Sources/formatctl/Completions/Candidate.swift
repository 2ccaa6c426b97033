/// A word that may stand where the cursor is.
struct Candidate: Equatable {
  /// The word, or the part of it that is not yet typed in full.
  var word: String
  /// A few words on what it names.
  var about = ""

  /// Creates a candidate from the word and what it names.
  init(_ word: String, _ about: String = "") {
    self.word = word
    self.about = about
  }

  /// Whether more belongs to the word, so that no blank follows it.
  var isOpen: Bool { word.last.map { "=:,@".contains($0) } ?? false }
}
