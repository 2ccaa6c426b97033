import CustomFormats

/// The findings of a run, on their way into a baseline.
struct BaselineDraft {
  /// The most findings that a baseline is written with; more are a fault of the whole delivery.
  static let mostFindings = 50_000

  /// The file.
  let name: String
  /// What stood in the file before; nil where there was none.
  let older: Baseline?
  /// The entries so far.
  private(set) var entries: [KnownFinding] = []
  private var counter = FingerprintCounter()
  private var isFull = false
  private let file: ReportFile

  /// Reads what stands there, and opens the file beside it; one that cannot be written is told now.
  init(_ name: String, in environment: Environment) throws {
    self.name = name
    let path = environment.path(name)
    older = path.kind == .file ? try Baseline(path) : nil
    file = try ReportFile(name, replacing: .baseline, in: environment)
  }

  /// Takes a finding that is a warning or an error.
  mutating func take(_ finding: Finding, _ digest: UInt64, command: String, file: String?) {
    guard finding.severity >= .warning else { return }
    guard entries.count < Self.mostFindings else {
      isFull = true
      return
    }
    entries.append(KnownFinding(finding, counter.next(digest), command: command, file: file))
  }

  /// Puts the baseline in its place, with the reasons of `known` and the entries of it that the run is not about.
  ///
  /// Returns what is to be said of it.
  mutating func end(_ known: [KnownFinding], isAbout: (KnownFinding) -> Bool) throws -> String {
    if isFull {
      throw Failure(
        "\(name) is not written: there are more than \(Self.mostFindings.grouped) findings, which is the most of a baseline.")
    }
    var reasons: [Fingerprint: KnownFinding] = [:]
    for entry in known + (older?.entries ?? []) { reasons[entry.fingerprint] = entry }
    let new = entries.count { reasons[$0.fingerprint] == nil }
    for index in entries.indices {
      guard let entry = reasons[entries[index].fingerprint] else { continue }
      entries[index].reason = entry.reason
      entries[index].others = entry.others
    }
    let written = Set(entries.map(\.fingerprint))
    let rest = (older?.entries ?? []).filter { !written.contains($0.fingerprint) }
    let kept = rest.filter { !isAbout($0) }
    file.sink.write(Baseline.text(entries + kept, older?.others ?? []))
    try file.end()
    var words = "Wrote \((entries.count + kept.count).counting("known finding")) to \(name)"
    if new > 0, !reasons.isEmpty { words += ", \(new) of them new" }
    let gone = rest.count - kept.count
    return words + (gone > 0 ? "; \(gone) no longer \(gone == 1 ? "occurs" : "occur")." : ".")
  }
}
