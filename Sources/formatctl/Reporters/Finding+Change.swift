import CustomFormats

extension Finding {
  /// What changed, and whether it breaks anything.
  var changeSentence: String { "\(isBreaking ? "breaking" : "safe"): \(message) [\(rule)]" }
}
