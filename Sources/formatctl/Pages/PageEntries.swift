import CustomFormats

/// What a run found, as much of it as a page holds: the heaviest first, the rest counted.
struct PageEntries {
  /// The most ads that are drawn.
  static let mostDrawn = 200
  /// The most creatives, and the most files, that are listed.
  static let mostListed = 2_000

  /// What stands beside creatives: files that were delivered, lists that cannot be read.
  private(set) var files: [PageEntry] = []
  /// How many findings of each severity there are.
  private(set) var severities: [Severity: Int] = [:]
  private let showsNotes: Bool
  private var kept: [Severity: [PageEntry]] = [:]
  private var counts = RuleCounts()
  private var metCount = 0
  private var metFiles = 0

  /// Starts with nothing.
  init(showsNotes: Bool) { self.showsNotes = showsNotes }

  /// Takes what was found about one creative, one definition or a delivery; `ad` is asked for if it may be drawn.
  mutating func take(_ judgement: Judgement, ad: () -> PageAd?) {
    var shown = judgement
    shown.findings = judgement.findings.filter { showsNotes || $0.severity > .note }
    guard let worst = shown.worst else { return }
    for finding in shown.findings { count(finding) }
    if judgement.subject == .files {
      for part in shown.parts {
        metFiles += 1
        if files.count < Self.mostListed { files.append(PageEntry(part, ad: nil)) }
      }
      return
    }
    metCount += 1
    let before = kept[worst]?.count ?? 0
    guard before < Self.mostListed else { return }
    kept[worst, default: []].append(PageEntry(shown, ad: before < Self.mostDrawn ? ad() : nil))
  }

  private mutating func count(_ finding: Finding) {
    severities[finding.severity, default: 0] += 1
    counts.take(finding)
  }

  /// The creatives or definitions that are listed, the heaviest first.
  var listed: ArraySlice<PageEntry> { Severity.allCases.reversed().flatMap { kept[$0] ?? [] }.prefix(Self.mostListed) }

  /// Returns the rule that an entry stands under: of its heaviest findings the one that is commonest in the run.
  func leadingRule(of entry: PageEntry) -> String {
    let heaviest = entry.findings.filter { $0.severity == entry.worst }.map(\.rule)
    return heaviest.max { (counts[$0]?.count ?? 0, $1) < (counts[$1]?.count ?? 0, $0) } ?? ""
  }

  /// How many creatives or definitions are not listed.
  var leftOut: Int { metCount - listed.count }

  /// How many files are not listed.
  var leftOutFiles: Int { metFiles - files.count }

  /// The rules that found something, the heaviest and commonest first.
  var rules: [RuleCounts.Count] { counts.sorted }
}
