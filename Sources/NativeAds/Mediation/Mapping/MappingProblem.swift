public import Documents

/// Something that is wrong with a mapping, or with a network's ad that is mapped by it.
public struct MappingProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where it stands.
  public let place: SourcePlace
  /// What is wrong, in one sentence.
  public let message: String

  /// Creates a problem.
  init(_ place: SourcePlace, _ message: String) {
    self.place = place
    self.message = message
  }

  /// Line, column and what is wrong.
  public var description: String { "\(place.line):\(place.column): \(message)" }
}
