extension ValueUnderTest {
  /// The words, where the value is a text that is not blank: a blank one is a missing field, which another rule names.
  var words: String? { value.content == .text && !Blank.isBlank(text) ? text : nil }
}
