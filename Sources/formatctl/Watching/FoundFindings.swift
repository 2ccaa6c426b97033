import CustomFormats

/// The findings of one run, each known from run to run by its fingerprint.
struct FoundFindings {
  private var judgements: [(judgement: Judgement, fingerprints: [Fingerprint])] = []
  private var fingerprints: Set<Fingerprint> = []
  private var counter = FingerprintCounter()
  private let showsNotes: Bool

  /// Begins with none; notes are passed by unless they are shown.
  init(showsNotes: Bool) {
    self.showsNotes = showsNotes
  }

  /// Takes the findings of a judgement.
  mutating func take(_ judgement: Judgement) {
    var kept = judgement
    // What the rules looked at would keep every document in memory.
    (kept.evidence, kept.origin) = (nil, nil)
    kept.findings = judgement.findings.filter { showsNotes || $0.severity > .note }
    if kept.findings.isEmpty { return }
    let own = kept.findings.map { counter.next(Fingerprint.digest($0, file: $0.file)) }
    judgements.append((kept, own))
    fingerprints.formUnion(own)
  }

  /// How many there are.
  var count: Int { fingerprints.count }

  /// The heaviest severity, nil for none.
  var worst: Severity? { judgements.compactMap(\.judgement.worst).max() }

  /// Returns the judgements with the findings that another run did not have.
  func without(_ other: FoundFindings) -> [Judgement] {
    judgements.compactMap { judgement, own in
      var rest = judgement
      rest.findings = zip(judgement.findings, own).filter { !other.fingerprints.contains($0.1) }.map(\.0)
      return rest.findings.isEmpty ? nil : rest
    }
  }
}
