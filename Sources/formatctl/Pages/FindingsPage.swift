import CustomFormats
import FormatPreview

/// The page of a run: verdict, filter, the ads with what is found about them, and each rule explained once.
struct FindingsPage {
  private let entries: PageEntries
  private let summary: RunSummary
  private let words: ReportSummary
  private let environment: Environment

  /// Prepares the page of a run.
  init(
    _ entries: PageEntries, _ summary: RunSummary, subject: String? = nil, showsNotes: Bool, in environment: Environment
  ) {
    self.entries = entries
    self.summary = summary
    self.environment = environment
    words = ReportSummary(
      summary: summary, subject: subject ?? (summary.creatives > 0 ? "creative" : "format"), showsNotes: showsNotes)
  }

  /// Writes the page, card by card.
  func write(to sink: any TextSink) {
    let filter = PageFilter(entries)
    sink.write(PageHead(title: "\(words.sentence)\(words.found)", style: filter.style).markup.text)
    sink.write(header.text)
    sink.write(filter.markup.text)
    var pictures = PagePictures(Decoder(program: environment.programPath))
    var number = 0
    var drawn = 0
    for group in groups {
      sink.write(open(group).text)
      for entry in group.entries {
        number += 1
        let card = PageCard(entry, number: number)
        let isDrawn = entry.ad != nil && drawn < PageEntries.mostDrawn
        if isDrawn { drawn += 1 }
        sink.write((isDrawn ? card.markup(&pictures) : card.markup).text)
      }
      sink.write("</section>\n")
    }
    sink.write(files.text)
    sink.write(remarks(drawn: drawn).text)
    sink.write(rules.text)
    pictures.write(to: sink)
    sink.write("</main></body></html>\n")
  }

  private struct Group {
    var rule: RuleCounts.Count
    var entries: [PageEntry]
  }

  /// What is listed, under the rule that each entry stands for; heavy and common rules come first.
  private var groups: [Group] {
    let byRule = Dictionary(grouping: entries.listed, by: entries.leadingRule)
    return entries.rules.compactMap { rule in byRule[rule.rule].map { Group(rule: rule, entries: $0) } }
  }

  private var header: Markup {
    let verdict = Verdict(summary.worst)
    let numbers: [(count: Int, noun: String, style: String)] = [
      (summary.failing, "failing", summary.failing > 0 ? "error" : ""), (words.count - summary.failing, "passing", "pass"),
      (summary.errors, "errors", summary.errors > 0 ? "error" : ""),
      (summary.warnings, "warnings", summary.warnings > 0 ? "warning" : ""), (summary.notes, "notes", ""),
    ]
    let tiles = numbers.map { Markup("<div class=\"\($0.style)\"><dd>\($0.count.grouped)</dd><dt>\($0.noun)</dt></div>") }
    return """
      <header><h1 class="\(verdict.word)"><span class="sign" aria-hidden="true">\(verdict.symbol)</span>\
      \(words.sentence)</h1>
      <p class="lead">Checked \(words.checked).</p><dl class="counts">\(Markup(tiles))</dl></header>
      <main>

      """
  }

  private func open(_ group: Group) -> Markup {
    let rule = group.rule
    let summary: Markup = Rules.named(rule.rule).map { Markup("<p class=\"lead\">\($0.about.summary)</p>") } ?? ""
    return """
      <section class="group \(rule.severity.rawValue)"><h2><a href="#\(PageRule.anchor(rule.rule))">\(rule.rule)</a>\
      <span class="count">\(rule.count.counting("finding"))</span></h2>\(summary)

      """
  }

  private var files: Markup {
    guard !entries.files.isEmpty else { return "" }
    let cards = Markup(entries.files.enumerated().map { PageCard($1, number: -$0 - 1).markup })
    return """
      <section class="group"><h2>Files</h2><p class="lead">What is found of files that belong to no creative.</p>
      \(cards)</section>

      """
  }

  /// Says what the page leaves out.
  private func remarks(drawn: Int) -> Markup {
    var remarks: [Markup] = []
    let rest = entries.listed.count - drawn
    if drawn == PageEntries.mostDrawn, rest > 0 {
      remarks.append("The heaviest \(drawn.grouped) are drawn, \(rest.grouped) more only listed.")
    }
    if entries.leftOut > 0 { remarks.append("\(entries.leftOut.grouped) more with findings are not listed; -r json lists all.") }
    if entries.leftOutFiles > 0 {
      remarks.append("\(entries.leftOutFiles.grouped) more files are not listed; -r json lists all.")
    }
    return Markup(remarks.map { "<p class=\"remark\">\($0)</p>\n" })
  }

  private var rules: Markup {
    let rules = entries.rules.compactMap { PageRule($0.rule)?.markup }
    if rules.isEmpty { return "" }
    return "<section class=\"rules\"><h2>The rules</h2>\n\(Markup(rules))</section>\n"
  }
}
