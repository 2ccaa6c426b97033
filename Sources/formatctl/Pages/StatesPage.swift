import CustomFormats
import FormatPreview

/// The page of a preview: each subject in all of its states, and what becomes of its assets and taps.
struct StatesPage {
  /// A subject with its ad in each state, at least one.
  typealias Part = (subject: PreviewSubject, ads: [StagedAd])

  private let parts: [Part]
  private let installedSchemes: Set<String>?
  private let environment: Environment

  /// Prepares the page of at least one subject.
  init(_ parts: [Part], installedSchemes: Set<String>?, in environment: Environment) {
    self.parts = parts
    self.installedSchemes = installedSchemes
    self.environment = environment
  }

  /// Writes the page, subject by subject.
  func write(to sink: any TextSink) {
    var pictures = PagePictures(Decoder(program: environment.programPath))
    sink.write(PageHead(title: title, style: Self.style).markup.text)
    let header: Markup = "<header><h1>\(title)</h1><p class=\"lead\">\(lead)</p></header>\n<main>\n"
    sink.write(header.text)
    for (number, part) in parts.enumerated() { sink.write(section(part, number, &pictures).text) }
    pictures.write(to: sink)
    sink.write("</main></body></html>\n")
  }

  private var title: Markup {
    let titles = parts.map(\.subject.format.title)
    return Set(titles).count == 1 ? "\(titles[0])" : "\(parts.count.counting("ad")) of \(Set(titles).count.counting("format"))"
  }

  private var lead: Markup {
    let states = parts.map(\.ads.count).reduce(0, +)
    return "\(parts.count.counting("creative")) in \(states.counting("state"))."
  }

  private func section(_ part: Part, _ number: Int, _ pictures: inout PagePictures) -> Markup {
    let subject = part.subject
    var figures = Markup()
    var facts: [AssetFact] = []
    for (index, ad) in part.ads.enumerated() {
      let loaded = pictures.load(ad, from: "\(number)") { subject.pictures }
      let told = AssetFacts(ad, pictures: loaded, isInCells: false).all
      if index == 0 { facts = told }
      figures += figure(AdMarkup(ad, pictures: loaded, id: "ad-\(number)-\(index)").markup, ad.state, told)
    }
    let format = subject.format
    let name = format.title == format.reference ? format.title : "\(format.title) \(format.reference)"
    return """
      <section class="subject"><h2>\(subject.name ?? "The definition's samples")</h2>
      <p class="facts"><span>\(name)</span><span>\(Int(part.ads[0].phone.size.width)) points wide</span>\(findings(subject))</p>
      <div class="states">\(figures)</div>
      <div class="told"><h3>Assets</h3><table>\(Markup(facts.map(row)))</table>
      <h3>Taps</h3><dl>\(Markup(TapWords.all(TapFact.all(part.ads[0]), installed: installedSchemes).map(tap)))</dl></div></section>

      """
  }

  private func findings(_ subject: PreviewSubject) -> Markup {
    guard let findings = subject.findings else { return Markup() }
    return "<span>validation finds \(findings.words)</span>"
  }

  /// Returns an ad in a state, with what is cut or wrong there.
  private func figure(_ drawing: Markup, _ state: AdState, _ facts: [AssetFact]) -> Markup {
    let remarks = facts.filter { $0.verdict == .cut || $0.verdict == .trouble }
    let list = Markup(
      remarks.map { "<span class=\"\($0.verdict.rawValue)\">\(Self.sign($0.verdict)) \($0.name): \($0.words)</span>" })
    return "<figure>\(drawing)<figcaption><b>\(state.name)</b>\(list)</figcaption></figure>\n"
  }

  private func row(_ fact: AssetFact) -> Markup {
    """
    <tr class="\(fact.verdict.rawValue)"><td aria-label="\(fact.verdict.rawValue)">\(Self.sign(fact.verdict))</td>\
    <th scope="row">\(fact.name)</th><td>\(fact.words)</td></tr>

    """
  }

  private static func sign(_ verdict: AssetFact.Verdict) -> Markup {
    switch verdict {
    case .shown: "✓"
    case .cut: "…"
    case .hidden: "·"
    case .trouble: "!"
    }
  }

  private func tap(_ words: TapWords) -> Markup {
    let arrow: Markup = words.leadsSomewhere ? "→ " : ""
    return "<dt>\(words.slots)</dt>\(Markup(words.hops.map { "<dd>\(arrow)\($0)</dd>" }))\n"
  }

  /// How the states stand beside each other.
  private static let style: Markup = """
    .subject{margin-top:64px}.states{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));
    gap:40px 32px;margin-top:24px;align-items:start}
    .states figure{min-width:0;break-inside:avoid}
    .states figcaption{text-align:left;display:grid;gap:2px;margin-top:12px}.states b{color:var(--ink)}
    .states .trouble,tr.trouble td{color:var(--error)}.states .cut,tr.cut td{color:var(--warning)}tr.shown td:first-child{color:var(--pass)}
    .told{margin-top:48px;max-width:820px}.told h3{margin:32px 0 8px}
    table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;padding:5px 14px 5px 0;
    border-top:1px solid var(--line);font-weight:400}th{font-weight:550;white-space:nowrap}td:first-child{width:20px}
    tr.hidden{color:var(--soft)}
    .told dl{font-size:14px}.told dt{font-weight:550;margin-top:10px}.told dd{color:var(--soft)}
    @media print{.subject{margin-top:10mm;break-before:page}.subject:first-child{break-before:auto}
    .states{grid-template-columns:repeat(3,1fr);gap:8mm 6mm}.states .ad{max-height:90mm}.states figcaption,table,.told dl{font-size:8pt}
    .ad{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

    """
}
