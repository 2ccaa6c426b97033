/// Counts findings with the same digest, so that each has a fingerprint of its own.
struct FingerprintCounter {
  private let mostDigests: Int
  private var counts: [UInt64: Int] = [:]

  /// Begins; past so many digests, findings with others are all taken for the first of theirs.
  init(mostDigests: Int = .max) {
    self.mostDigests = mostDigests
  }

  /// Returns the fingerprint of the next finding with a digest.
  mutating func next(_ digest: UInt64) -> Fingerprint {
    guard counts[digest] != nil || counts.count < mostDigests else { return Fingerprint(digest) }
    counts[digest, default: 0] += 1
    return Fingerprint(digest, counts[digest] ?? 1)
  }
}
