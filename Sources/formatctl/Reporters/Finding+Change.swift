import CustomFormats

extension Finding {
  /// Whether what worked may work no longer, and that was not weighed down to a note.
  var isBreaking: Bool { severity >= .warning && Rules.named(rule)?.isBreaking == true }

  /// What changed, and whether it breaks anything.
  var changeSentence: String { "\(isBreaking ? "breaking" : "safe"): \(message) [\(rule)]" }
}
