/// How many creatives had which verdicts before and after a change of their formats.
public struct VerdictCounts: Sendable, Equatable {
  /// Those that pass before and after.
  public internal(set) var passing = 0
  /// Those that fail before and after.
  public internal(set) var failing = 0
  /// Those that pass before and fail after.
  public internal(set) var broken = 0
  /// Those that fail before and pass after.
  public internal(set) var mended = 0
  /// Those that name another format or none, which are not proved.
  public internal(set) var other = 0
  /// Records that cannot be read to their end.
  public internal(set) var unreadable = 0

  /// Counts nothing yet.
  public init() {}

  /// Those that were proved.
  public var creatives: Int { passing + failing + broken + mended }
}
