public import CustomFormats

/// How many findings validation has for a creative, and how to read them.
public struct FindingCounts: Sendable, Equatable {
  /// The errors.
  public var errors: Int
  /// The warnings.
  public var warnings: Int
  /// The notes.
  public var notes: Int
  /// The command that prints them, nil where none can name the creative.
  public var command: String?

  /// Creates counts.
  public init(errors: Int, warnings: Int, notes: Int, command: String?) {
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
    self.command = command
  }

  /// Counts findings.
  public init(_ findings: [Finding], command: String?) {
    func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
    self.init(errors: count(.error), warnings: count(.warning), notes: count(.note), command: command)
  }

  /// The counts that are not 0: "2 errors, 1 note"; "nothing" where all are.
  public var words: String {
    let counted = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    if counted.isEmpty { return "nothing" }
    return counted.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
