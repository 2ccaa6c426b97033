import Documents

extension String {
  /// The text with its first letter as a capital.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension JSONProblem {
  /// The message as a sentence.
  var sentence: String { message.capitalisedFirst + "." }
}
