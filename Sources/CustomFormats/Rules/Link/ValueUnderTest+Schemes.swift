extension ValueUnderTest {
  /// The schemes that the link may have, in small letters; nil for any.
  var schemes: [String]? { format.schemes(of: value.scope, field: field) }
}
