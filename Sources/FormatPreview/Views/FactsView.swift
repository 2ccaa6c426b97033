import CustomFormats
import Documents
import NativeAds

/// What stands below an ad: what became of each asset, where taps go, and how many findings there are.
public struct FactsView {
  private let assets: [AssetFact]
  private let taps: [TapWords]
  private let trackers: [String]
  private let findings: FindingCounts?

  /// Creates a view; the schemes are those that apps on the phone open, nil where that is not known.
  public init(
    _ ad: StagedAd, pictures: [String: LoadedPicture], findings: FindingCounts?, installedSchemes: Set<String>? = nil
  ) {
    assets = AssetFacts(ad, pictures: pictures).all
    taps = TapWords.all(TapFact.all(ad), installed: installedSchemes)
    trackers = ad.creative.clickTrackers
    self.findings = findings
  }

  /// Returns the lines of the view; what may be copied, addresses and a command, is never broken.
  public func lines(columns: Int) -> [TextLine] {
    var lines: [TextLine] = [TextLine("Assets", .strong)]
    let width = min(24, assets.map { DisplayWidth.of($0.name) }.max() ?? 0)
    for fact in assets {
      lines += row(
        mark: Self.mark(fact.verdict), fact.name, width, fact.words.wrapped(columns: columns - width - 6), fact.verdict)
    }
    lines += ["", TextLine("Taps", .strong)]
    for tap in taps {
      lines += tap.slots.wrapped(columns: columns - 2).map { TextLine("  " + $0) }
      lines += tap.hops.flatMap { hop(tap, $0, columns) }
    }
    if !trackers.isEmpty {
      let noun = trackers.count == 1 ? "tracker is" : "trackers are"
      lines.append(TextLine("  \(trackers.count) click \(noun) called, whoever takes the click", .faint))
    }
    if let findings { lines += [""] + verdict(findings) }
    return lines
  }

  private func row(
    mark: (text: String, style: Style), _ name: String, _ width: Int, _ words: [String], _ verdict: AssetFact.Verdict
  ) -> [TextLine] {
    words.enumerated().map { index, text in
      var line = TextLine()
      line.add("  ")
      line.add(index == 0 ? mark.text : " ", mark.style)
      line.add(" ")
      if index == 0 { line.add(name.cut(columns: width), .plain) }
      line.pad(to: width + 6)
      line.add(text, verdict == .hidden ? .faint : .plain)
      return line
    }
  }

  private func hop(_ tap: TapWords, _ words: String, _ columns: Int) -> [TextLine] {
    if tap.leadsSomewhere { return [TextLine("    → \(words)", .faint)] }
    return words.wrapped(columns: columns - 4).map { TextLine("    " + $0, .faint) }
  }

  private static func mark(_ verdict: AssetFact.Verdict) -> (text: String, style: Style) {
    switch verdict {
    case .shown: ("✓", .success)
    case .cut: ("…", .warning)
    case .hidden: ("·", .faint)
    case .trouble: ("!", .failure)
    }
  }

  private func verdict(_ findings: FindingCounts) -> [TextLine] {
    let isClean = findings.errors + findings.warnings == 0
    var line = TextLine(
      isClean ? "✓ " : findings.errors > 0 ? "✗ " : "! ", isClean ? .success : findings.errors > 0 ? .failure : .warning)
    line.add("validation finds \(findings.words)")
    guard findings.errors + findings.warnings + findings.notes > 0, let command = findings.command else { return [line] }
    return [line, TextLine("  \(command.visible)", .faint)]
  }
}
