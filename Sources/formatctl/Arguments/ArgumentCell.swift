/// The place behind a declared property that parsing fills.
final class ArgumentCell<Content: ArgumentContent> {
  /// What the property holds, or nil while a word is still needed.
  private(set) var content: Content?

  /// Creates a cell with what stands in it before parsing.
  init(_ content: Content?) {
    self.content = content
  }

  /// What the property holds; to read a required one before parsing is a mistake in the program.
  var value: Content {
    guard let content else { preconditionFailure("a required argument was read before its command was parsed") }
    return content
  }

  /// Replaces what stands in it by what the words say.
  func fill(from words: [String]) throws(RejectedWord) {
    var values: [Content.Value] = []
    for word in words {
      do {
        values.append(try Content.Value(argument: word))
      } catch {
        throw RejectedWord(word: word, reason: error)
      }
    }
    content = Content.gathering(values)
  }
}
