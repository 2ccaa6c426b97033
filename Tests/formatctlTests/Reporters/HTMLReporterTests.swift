import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct HTMLReporterTests {
  /// Runs `validate` or `lint` with a page, and returns the page.
  private func page(_ words: [String], in folder: Folder, _ status: formatctl.ExitStatus = .findings) throws -> String {
    folder.run(words + ["-r", "html=report.html", "-q"], expecting: status)
    return try String(contentsOfFile: folder.path + "/report.html", encoding: .utf8)
  }

  /// Takes findings about so many creatives.
  private func page(of judgements: some Sequence<Judgement>, showsNotes: Bool = false, _ summary: RunSummary = RunSummary())
    -> String
  {
    let sink = TextBuffer()
    var reporter = HTMLReporter(to: sink, showsNotes: showsNotes, in: .test())
    for judgement in judgements { reporter.take(judgement) }
    reporter.end(summary)
    return sink.text
  }

  /// Returns a page without what is long and means little in a comparison.
  private func short(_ page: String) -> String {
    page.replacing(/<style>[^<]*<\/style>/, with: "<style></style>").replacing(/;base64,[A-Za-z0-9+\/=]+/, with: ";base64,…")
      .replacing("</article>", with: "</article>\n").replacing("><", with: ">\n<")
  }

  @Test func `a page shows the verdict, the ad with what is wrong on it, and the rule`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let page = try page(["validate", "ads/bad-headline-too-long.json"], in: folder)
    expectSound(page)
    snapshot("report-page", of: short(page))
  }

  @Test func `every bundled bad creative makes a sound page`() throws {
    let folder = try Folder()
    try folder.copy("Formats", to: "Formats")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("/bad-") }
    let page = try page(["validate", "--notes"] + names.sorted(), in: folder)
    expectSound(page)
    #expect(page.components(separatedBy: "<figure>").count - 1 == 22)
    #expect(page.components(separatedBy: "--sl:#6B7077").count > 1)
  }

  @Test func `nothing of a creative is markup or can be opened`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let nasty = #"</script><img src=x onerror=alert(1)>\" onload=\"x\u202e"#
    try folder.write(
      """
      {"id":"\(nasty)","formatId":"10063170","assets":{"Headline":"\(nasty)","\(nasty)":"x","MainImage":"\(nasty).jpg"},
       "destinationUrl":"javascript:alert(1)","impressionTrackers":["http://a.example/?x=<script>"]}
      """, to: "ads/<img src=x onerror=alert(1)>.json")
    let page = try page(["validate", "ads"], in: folder)
    expectSound(page)
    #expect(page.contains("<h3>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot; onload=&quot;x⟨U+202E⟩</h3>"))
    #expect(!page.contains("href=\"javascript") && !page.contains("\u{202E}"))
    #expect(page.components(separatedBy: "<title>").count - page.components(separatedBy: "</title>").count == 0)
  }

  @Test func `a picture that many ads show stands in the page once, and the heaviest two hundred ads are drawn`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let lines = (0..<300).map { number in
      """
      {"id":"c\(number)","assets":{"Headline":"\(String(repeating: "too long ", count: 9))\(number)","MainImage":"hero.jpg"},\
      "adChoices":"adchoices.png","destinationUrl":"https://a.example"}
      """
    }
    try folder.write(lines.joined(separator: "\n"), to: "ads/rows.ndjson")
    let page = try page(
      ["validate", "ads/rows.ndjson", "--format-id", "simple-native"], in: folder)
    expectSound(page)
    #expect(page.components(separatedBy: "<svg class=\"ad\"").count - 1 == 200)
    #expect(page.components(separatedBy: "data:image/jpeg;base64").count - 1 == 1)
    #expect(page.components(separatedBy: "<article").count - 1 == 300)
    #expect(page.components(separatedBy: "The heaviest 200 are drawn, 100 more only listed.").count == 2)
  }

  @Test func `what is more than a page holds is counted`() {
    let page = page(of: (0..<5_000).map { .sample([.sample(creative: "c\($0)")]) })
    #expect(page.components(separatedBy: "<article").count - 1 == 2_000)
    #expect(page.contains("<p class=\"remark\">3,000 more with findings are not listed; -r json lists all.</p>"))
    #expect(page.contains("All <b>5,000</b>") == false)
    #expect(page.contains("<span class=\"count\">5000 findings</span>"))
    #expect(page.utf8.count < 3_000_000)
    let many = self.page(of: [.sample((0..<150).map { .sample(message: "Fault \($0).") })])
    #expect(many.contains("<p class=\"message\">Fault 99.</p>") && !many.contains("Fault 100."))
    #expect(many.contains("50 more findings not listed here."))
  }

  @Test func `findings stand under the heaviest and commonest rule, and a choice of severity or rule needs no script`() throws {
    let page = page(of: [
      .sample([.sample(.warning, rule: "html-tag", creative: "a")]),
      .sample([.sample(.warning, rule: "html-tag", creative: "b"), .sample(.error, rule: "missing-file", creative: "b")]),
      .sample([.sample(.note, rule: "deep-colour-image", creative: "c")]),
    ])
    let titles = page.matches(of: /<h[23]>(?:<a href="#rule-[a-z-]+">)?([a-z-]+)</).map { String($0.1) }
    #expect(titles.prefix(4) == ["missing-file", "b", "html-tag", "a"])
    #expect(!page.contains("<h3>c</h3>"))
    #expect(
      page.contains("<label class=\"warning\"><input type=\"radio\" name=\"show\" id=\"show-warning\">Warnings <b>2</b></label>"))
    #expect(page.contains("body:has(#show-rule-is-html-tag:checked) :is(.card,.finding):not(.rule-is-html-tag)"))
    expectSound(page)
  }

  @Test func `a picture that stands by for a video is shown where it is at fault`() throws {
    let folder = try Folder()
    try folder.copy("Formats/native-video", to: "ads")
    let page = try page(["validate", "ads/bad-cut-picture.json"], in: folder)
    expectSound(page)
    let drawings = page.components(separatedBy: "<svg class=\"ad\"").dropFirst()
    #expect(drawings.map { $0.contains("▶ 0:06") } == [true, false])
    #expect(drawings.map { $0.contains("the JPEG stops at byte") } == [false, true])
    #expect(drawings.map { $0.contains("class=\"outline\"") } == [false, true])
  }

  @Test func `files that belong to no creative have a place of their own`() {
    let finding = Finding.sample(
      .warning, rule: "unused-file", message: "x.png is named by no creative.", creative: nil, file: "x.png")
    let page = page(of: [Judgement(.files, file: "x.png", findings: [finding])])
    #expect(page.contains("<h2>Files</h2>") && page.contains("<h3>x.png</h3>"))
    expectSound(page)
  }

  @Test func `a format is drawn with its sample, else with words made of its definition`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let sampled = try page(["lint", "ads", "--live"], in: folder, .clean)
    #expect(sampled.contains(">Night hikes start Friday</text>") && sampled.contains("data:image/jpeg;base64"))
    try FileManager.default.removeItem(atPath: folder.path + "/ads/sample.json")
    let derived = try page(["lint", "ads", "--live"], in: folder, .clean)
    #expect(derived.contains("<svg class=\"ad\"") && !derived.contains("data:image/"))
    expectSound(derived)
  }

  @Test func `a page goes to a file or a pipe, and never to a terminal`() throws {
    let options = try Validate.parse(["x.json", "-r", "html"]).report
    let error = #expect(throws: UsageError.self) { try Reports(options, of: .sample, in: .test(terminal: true)) }
    #expect(error?.description == "html is a page for a browser; name a file for it, as in html=report.html.")
    var reports = try Reports(options, of: .sample, in: .test())
    try reports.end(RunSummary())
  }

  @Test func `a picture that is turned or heavy is put into the page as an upright PNG`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.copy("Tests/Data/media/exif6.jpg", to: "ads/hero.jpg.new")
    try FileManager.default.removeItem(atPath: folder.path + "/ads/hero.jpg")
    try FileManager.default.moveItem(atPath: folder.path + "/ads/hero.jpg.new", toPath: folder.path + "/ads/hero.jpg")
    let result = try BuiltProgram.run("HOME=$PWD formatctl validate ads/sample.json -r html -q", in: URL(filePath: folder.path))
    #expect(
      result.printed.contains("width=\"32\" height=\"48\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,iVBORw0KGgo"))
    expectSound(result.printed)
  }
}
