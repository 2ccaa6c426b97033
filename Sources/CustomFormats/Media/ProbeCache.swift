import Synchronization

/// What was found at paths, kept so that a file that many creatives name is measured once.
final class ProbeCache: Sendable {
  /// A share of the paths with a lock of its own, so that threads seldom wait for one another.
  private final class Stripe: Sendable {
    let found = Mutex<[String: MediaLookup]>([:])
  }

  /// The most paths that a stripe keeps; it forgets them all rather than grow without end.
  private static let mostPaths = 4_096

  private let stripes = (0..<64).map { _ in Stripe() }

  /// Returns what is known of a path, or finds it out.
  func lookup(_ path: String, or find: () -> MediaLookup) -> MediaLookup {
    let stripe = stripes[Int(UInt(bitPattern: path.hashValue) % UInt(stripes.count))]
    if let known = stripe.found.withLock({ $0[path] }) { return known }
    // Found out without the lock: two threads may both measure a file, and both are right.
    let found = find()
    stripe.found.withLock { known in
      if known.count >= Self.mostPaths { known = [:] }
      known[path] = found
    }
    return found
  }
}
