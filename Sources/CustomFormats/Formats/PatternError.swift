/// Why a pattern cannot be read, as a clause.
public struct PatternError: Error, Equatable, CustomStringConvertible {
  /// The clause.
  public let description: String

  init(_ description: String) { self.description = description }
}
