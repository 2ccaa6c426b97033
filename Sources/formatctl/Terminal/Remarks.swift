/// The sentences that were said in a call, so that none is said twice.
final class Remarks {
  private var said: Set<String> = []

  /// Notes a sentence, and tells whether it is new.
  func isNew(_ sentence: String) -> Bool { said.insert(sentence).inserted }
}
