import CustomFormats
import Documents
import FormatPreview

/// A card of the page: an ad as it is drawn, and what is said of it.
struct PageCard {
  private let entry: PageEntry
  private let number: Int

  /// Prepares a card; no other card of the page may have its number.
  init(_ entry: PageEntry, number: Int) {
    self.entry = entry
    self.number = number
  }

  /// Returns the card with its ad, whose pictures go into the page.
  func markup(_ pictures: inout PagePictures) -> Markup {
    guard let ad = entry.ad else { return markup }
    let figures = ad.drawings(about: Set(entry.findings.compactMap(\.key))).enumerated().map { index, staged -> Markup in
      let loaded = ad.folder.map { folder in
        pictures.load(staged, from: folder) { try? FolderPictures(FilePath(folder, from: folder)) }
      }
      let drawing = AdMarkup(staged, pictures: loaded ?? [:], id: "ad-\(number)-\(index)", outlines: outlines).markup
      return index == 0 ? drawing : "\(drawing)<figcaption>The same ad while no video plays.</figcaption>"
    }
    return card("<figure>\(Markup(figures))</figure>")
  }

  /// The card without an ad.
  var markup: Markup { card("") }

  private func card(_ figure: Markup) -> Markup {
    let facts = [entry.format, entry.place].compactMap { $0 }.map { Markup("<span>\($0)</span>") }
    let findings = Markup(entry.findings.enumerated().map { finding($1, number: $0 + 1) })
    let more: Markup =
      entry.leftOut > 0 ? #"<p class="more">\#(entry.leftOut.counting("more finding")) not listed here.</p>"# : ""
    let classes = Set(entry.findings.flatMap { [$0.severity.rawValue, PageFilter.name(ofRule: $0.rule)] }).sorted()
    return """
      <article class="card \(figure.isEmpty ? "plain " : "")\(classes.joined(separator: " "))">\(figure)<div class="words">
      <h3>\(entry.title)</h3><p class="facts">\(Markup(facts))</p>
      <ol>\(findings)</ol>\(more)</div></article>

      """
  }

  private func finding(_ finding: Finding, number: Int) -> Markup {
    let line: Markup = finding.line.map { "<span>line \($0)</span>" } ?? ""
    let hint: Markup = finding.hint.isEmpty ? "" : "<p class=\"hint\">\(finding.hint.withGluedPercent)</p>"
    return """
      <li class="finding \(finding.severity.rawValue) \(PageFilter.name(ofRule: finding.rule))"><span class="tag">\(number)</span>\
      <div><p class="message">\(finding.message.withGluedPercent)</p>\(hint)<p class="facts"><b>\(finding.severity.rawValue)</b>\
      <a href="#\(PageRule.anchor(finding.rule))">\(finding.rule)</a>\(line)</p></div></li>
      """
  }

  /// The lines around the slots that something is found about, one for each key.
  private var outlines: [SlotOutline] {
    var numbers: [String: [Int]] = [:]
    var keys: [String] = []
    for (index, finding) in entry.findings.enumerated() {
      guard let key = finding.key else { continue }
      if numbers[key] == nil { keys.append(key) }
      numbers[key, default: []].append(index + 1)
    }
    return keys.map { key in
      let numbers = numbers[key] ?? []
      let tag = numbers.prefix(4).map(String.init).joined(separator: " ") + (numbers.count > 4 ? " …" : "")
      // The findings go from the heaviest down.
      let worst = numbers.first.map { entry.findings[$0 - 1].severity } ?? .note
      return SlotOutline(key: key, tag: tag, style: worst.rawValue)
    }
  }
}
