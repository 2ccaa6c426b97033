/// Keeps one line for one cause: where two rules meet on one asset, the more specific or severe one speaks.
enum Superseding {
  /// Returns the findings with superseded ones moved under what supersedes them.
  ///
  /// Two rules meet where they speak of one key, or where either speaks of the whole creative.
  static func applied(to findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    // Most rules silence no other, so a flood of their findings is not compared with itself.
    let speakers = findings.indices.compactMap { index -> (index: Int, rule: RuleDescription)? in
      guard let rule = Rules.named(findings[index].rule)?.about, !rule.supersedes.isEmpty else { return nil }
      return (index, rule)
    }
    guard !speakers.isEmpty else { return findings }
    let byKey = Dictionary(grouping: speakers.indices) { findings[speakers[$0].index].key }
    var owner = [Int?](repeating: nil, count: findings.count)
    for (index, finding) in findings.enumerated() {
      let groups = finding.key == nil ? [Array(speakers.indices)] : [byKey[finding.key] ?? [], byKey[nil] ?? []]
      let first = groups.compactMap { group in
        group.first { speakers[$0].index != index && speakers[$0].rule.keepsSilent(finding.rule) }
      }.min()
      owner[index] = first.map { speakers[$0].index }
    }
    var out = findings
    for index in findings.indices.reversed() {
      guard let owner = root(of: index, owner), owner != index else { continue }
      var consequence = out[index]
      // What has another cause is mended once that is gone.
      consequence.mend = nil
      out[owner].consequences.insert(consequence, at: 0)
    }
    return out.indices.filter { owner[$0] == nil }.map { out[$0] }
  }

  /// Follows owners to the one that nothing supersedes; nil where the index is its own.
  private static func root(of index: Int, _ owner: [Int?]) -> Int? {
    var at = index
    for _ in owner.indices {
      guard let next = owner[at] else { return at == index ? nil : at }
      at = next
    }
    return nil
  }
}
