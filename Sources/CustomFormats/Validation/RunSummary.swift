/// How much a run has looked at, and what it found.
public struct RunSummary: Sendable, Equatable {
  /// The formats that creatives name, or that were looked at themselves.
  public var formats = 0
  /// The creatives.
  public var creatives = 0
  /// The media files that creatives name, each counted once.
  public var files = 0
  /// The assets that are addresses and were not fetched.
  public var notChecked = 0
  /// The creatives with an error; of a run over definitions, the definitions with one.
  public var failing = 0
  /// The findings that are errors.
  public var errors = 0
  /// The findings that are warnings.
  public var warnings = 0
  /// The findings that are notes.
  public var notes = 0

  /// Creates a summary of nothing.
  public init() {}

  /// Counts a finding.
  public mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Whether all creatives were compared with one another for being the same.
  public var areAllCompared: Bool { creatives <= IdenticalCreative.mostCreatives }

  /// The heaviest severity that was found, nil for none.
  public var worst: Severity? {
    errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil
  }
}
