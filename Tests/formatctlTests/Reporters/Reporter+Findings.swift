import CustomFormats

@testable import formatctl

extension Reporter {
  /// Takes findings about one creative, as of the first.
  mutating func take(_ findings: [Finding]) { take(Judgement.sample(findings)) }
}

extension Reports {
  /// Takes findings about one creative, as of the first.
  mutating func take(_ findings: [Finding]) { take(Judgement.sample(findings)) }
}

extension Judgement {
  /// What was found about the creative of the first finding.
  static func sample(_ findings: [Finding]) -> Judgement {
    let first = findings.first
    return Judgement(
      .creative, creative: first?.creative, formatID: first?.formatID, file: first?.file, line: first?.line, findings: findings)
  }
}
