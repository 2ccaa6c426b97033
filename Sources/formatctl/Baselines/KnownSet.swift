/// The findings that a file holds, and which of them a run has met.
struct KnownSet {
  /// The file.
  let file: FilePath
  /// The findings.
  let entries: [KnownFinding]
  private let fingerprints: Set<Fingerprint>
  /// How often each digest of the file was met; others are not kept, so that a run over millions stays small.
  private var met: [UInt64: Int]
  private var occurred: Set<Fingerprint> = []

  /// Begins with none met.
  init(_ file: FilePath, _ entries: [KnownFinding]) {
    self.file = file
    self.entries = entries
    fingerprints = Set(entries.map(\.fingerprint))
    met = Dictionary(fingerprints.map { ($0.digest, 0) }) { first, _ in first }
  }

  /// How many of its findings were met.
  var count: Int { occurred.count }

  /// Meets a finding, and tells whether the file holds it.
  mutating func holds(_ digest: UInt64) -> Bool {
    guard let before = met[digest] else { return false }
    met[digest] = before + 1
    let fingerprint = Fingerprint(digest, before + 1)
    guard fingerprints.contains(fingerprint) else { return false }
    occurred.insert(fingerprint)
    return true
  }

  /// Tells whether the file holds a finding with this digest, whichever of several it is.
  func holdsLike(_ digest: UInt64) -> Bool { met[digest] != nil }

  /// Returns the findings that the run was about and did not meet.
  func gone(isAbout: (KnownFinding) -> Bool) -> [KnownFinding] {
    entries.filter { !occurred.contains($0.fingerprint) && isAbout($0) }
  }
}
