/// Why a drawing cannot be drawn, as a clause.
struct DrawingError: Error, CustomStringConvertible {
  let description: String

  /// Says why.
  init(_ description: String) { self.description = description }
}
