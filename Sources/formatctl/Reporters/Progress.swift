import CustomFormats

/// A line on stderr that says how far work is, on a terminal and once it has taken half a second.
struct Progress {
  private let environment: Environment
  private let elapsed: () -> Duration
  private let isWanted: Bool
  private var shownAt: Duration?

  /// Begins; `elapsed` tells the time since the work began.
  init(in environment: Environment, elapsed: @escaping () -> Duration) {
    self.environment = environment
    self.elapsed = elapsed
    isWanted = environment.isTerminal.err && environment.variables["TERM"] != "dumb"
  }

  /// Begins now.
  init(in environment: Environment) {
    let start = ContinuousClock.now
    self.init(in: environment) { ContinuousClock.now - start }
  }

  /// Shows how many creatives are done, ten times a second at most.
  mutating func show(_ summary: RunSummary) {
    guard isWanted else { return }
    let now = elapsed()
    guard now >= .milliseconds(500), now >= (shownAt ?? .zero) + .milliseconds(100) else { return }
    shownAt = now
    environment.err.write("\r  \(summary.creatives.grouped) creatives done…")
    environment.err.flush()
  }

  /// Takes the line away, before anything else is written.
  mutating func clear() {
    guard shownAt != nil else { return }
    shownAt = nil
    environment.err.write("\r\u{1B}[K")
    environment.err.flush()
  }
}
