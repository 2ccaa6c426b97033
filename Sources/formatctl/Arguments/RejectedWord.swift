/// A word that a property does not take.
struct RejectedWord: Error {
  /// The word as given.
  let word: String
  /// A `ValueMismatch`, or an error that is a sentence.
  let reason: any Error
}
