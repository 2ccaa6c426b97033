/// How much a finding weighs.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  /// Orders notes below warnings below errors.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
