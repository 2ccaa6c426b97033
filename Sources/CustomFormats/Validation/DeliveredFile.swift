/// A media file of the folder that `--assets` names, as a rule looks at it after the last creative.
public struct DeliveredFile: Sendable, Equatable {
  /// The path in the folder.
  public var path: String
  /// Whether a creative of the run names it, or a missing file was paired with it.
  public var isNamed: Bool

  /// Creates a file.
  public init(_ path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
