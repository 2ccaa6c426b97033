import Testing

@testable import formatctl

/// The waits of a watch, driven by hand: what happens in each, until nobody waits any more.
final class Rests {
  private var steps: [() throws -> Void]

  /// Takes what happens in each wait; nothing happens in one that is only waited for.
  init(_ steps: [() throws -> Void]) {
    self.steps = steps
  }

  /// A wait in which nothing happens.
  static func nothing() {}

  /// Lets the next thing happen.
  func wait(_ duration: Duration) -> Bool {
    if steps.isEmpty { return false }
    do { try steps.removeFirst()() } catch { Issue.record(error) }
    return true
  }
}
