import CustomFormats

/// The list of rules on a terminal, family by family.
struct RuleList {
  /// The families that are listed.
  let families: [RuleFamily]
  /// The look of headings.
  let style: Style
  /// The columns of the terminal.
  let width: Int

  /// The list, line by line.
  var lines: [String] {
    let rules = Rules.all.map(\.about).filter { families.contains($0.family) }
    let column = (rules.map(\.id.count).max() ?? 0) + 2
    var lines: [String] = []
    for family in families {
      let own = rules.filter { $0.family == family }
      if own.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(style.bold(family.title))
      for rule in own { lines += row(rule, column) }
    }
    return lines
  }

  private func row(_ rule: RuleDescription, _ column: Int) -> [String] {
    let weight = rule.severity.rawValue.padded(to: 9)
    let margin = String(repeating: " ", count: 2 + column + 9)
    let words = WrappedText(rule.summary, columns: max(24, min(width, 100) - margin.count)).lines
    let start = "  " + rule.id.padded(to: column) + weight
    return words.enumerated().map { ($0.offset == 0 ? start : margin) + $0.element }
  }
}
