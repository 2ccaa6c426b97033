/// The files that a run passed by.
public struct SkippedFiles: Sendable, Equatable {
  /// The definitions, by their paths as shown.
  public internal(set) var definitions: [String] = []
  /// JSON that is neither creative nor definition.
  public internal(set) var other = 0
  /// Files called `bad-…`, which are faulty on purpose.
  public internal(set) var bad = 0
  /// Hidden files and folders.
  public internal(set) var hidden = 0
}
