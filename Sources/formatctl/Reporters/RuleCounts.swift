import CustomFormats

/// How often each rule found something in a run.
struct RuleCounts {
  /// The findings of a rule.
  struct Count {
    /// The rule's ID.
    var rule: String
    /// The heaviest of its findings.
    var severity: Severity
    /// How many there are.
    var count: Int
  }

  private var counts: [String: Count] = [:]

  /// Counts a finding.
  mutating func take(_ finding: Finding) {
    var count = self[finding.rule] ?? Count(rule: finding.rule, severity: finding.severity, count: 0)
    count.severity = max(count.severity, finding.severity)
    count.count += 1
    counts[finding.rule] = count
  }

  /// The findings of a rule, nil where it found none.
  subscript(rule: String) -> Count? { counts[rule] }

  /// The rules that found something, the heaviest and commonest first.
  var sorted: [Count] {
    counts.values.sorted { ($1.severity, $1.count, $0.rule) < ($0.severity, $0.count, $1.rule) }
  }
}
