import CustomFormats

/// What is wrong with the definitions that were looked at, each proved once.
struct DefinitionProofs {
  private var proofs: [(prepared: PreparedFormat, findings: [Finding])] = []

  /// The most definitions that are remembered.
  private static let most = 16

  /// Returns what is wrong with a format's definition, notes aside.
  mutating func findings(of prepared: PreparedFormat) -> [Finding] {
    if let known = proofs.first(where: { $0.prepared === prepared }) { return known.findings }
    let findings = FormatLinter().findings(in: prepared.definition).filter { $0.severity > .note }
    proofs = proofs.suffix(Self.most - 1) + [(prepared, findings)]
    return findings
  }
}
