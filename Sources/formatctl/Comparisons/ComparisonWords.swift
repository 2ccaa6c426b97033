import CustomFormats
import Documents

/// What `diff` says about its work when it is done.
struct ComparisonWords {
  private let older: ComparedSide
  private let newer: ComparedSide
  private let matched: FormatPairs
  private let comparisons: [FormatComparison]
  private let showsLines: Bool

  /// Takes what was compared.
  init(
    _ older: ComparedSide, _ newer: ComparedSide, _ matched: FormatPairs, _ comparisons: [FormatComparison], showsLines: Bool
  ) {
    self.older = older
    self.newer = newer
    self.matched = matched
    self.comparisons = comparisons
    self.showsLines = showsLines
  }

  /// Returns the lines: formats on one side alone, what was compared, the verdict, what to run next.
  func lines(_ style: Style) -> [String] {
    let findings = comparisons.flatMap(\.findings)
    let breaking = findings.count { $0.isBreaking }
    let verdict = Verdict(breaking > 0 ? .warning : nil)
    var lines = only(matched.onlyOlder, older) + only(matched.onlyNewer, newer) + [compared]
    lines.append(verdict.coloured("\(verdict.symbol) \(sentence(breaking, findings.count - breaking))", style))
    if let rule = findings.first(where: \.isBreaking)?.rule { lines.append("Run formatctl explain \(rule).") }
    return lines
  }

  private var compared: String {
    if let pair = matched.pairs.first, matched.pairs.count == 1 {
      return "Compared \(pair.older.name) with \(pair.newer.name).".visible
    }
    return "Compared \(matched.pairs.count.counting("format")): \(older.name) with \(newer.name).".visible
  }

  private func sentence(_ breaking: Int, _ safe: Int) -> String {
    if breaking > 0 {
      return breaking.counting("breaking change") + (safe > 0 ? " and \(safe) safe \(safe == 1 ? "one" : "ones")." : ".")
    }
    if safe > 0 { return safe == 1 ? "1 change, and it is safe." : "\(safe) changes, all of them safe." }
    if comparisons.allSatisfy(\.lines.isEmpty) { return "No change." }
    return "No change that a rule speaks of" + (showsLines ? "." : "; --lines shows what differs.")
  }

  private func only(_ definitions: [ComparedDefinition], _ side: ComparedSide) -> [String] {
    definitions.map { "Only in \(side.name): \($0.format.label).".visible }
  }
}
