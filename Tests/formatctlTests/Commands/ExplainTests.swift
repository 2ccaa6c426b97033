import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct ExplainTests {
  private func explain(_ words: String..., width: Int = 80) -> (status: Int32, printed: String, said: String) {
    let environment = Environment.test(width: width)
    let status = Formatctl.run(["explain"] + words, in: environment)
    return (status.rawValue, environment.printed, environment.said)
  }

  @Test func `a rule's page is its snapshot`() {
    snapshot("explain-unused-file", of: explain("unused-file").printed)
  }

  @Test(arguments: Rules.all.map(\.id))
  func `a page says all that the rule says of itself`(_ id: String) throws {
    let rule = try #require(Rules.named(id)).about
    let page = explain(id)
    #expect(page.status == 0)
    let words = page.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [rule.summary, rule.why, rule.severity.rawValue, rule.family.rawValue] + rule.sources.map(\.title) {
      #expect(words.contains(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    }
    for address in rule.sources.compactMap(\.address) { #expect(page.printed.contains(address + "\n")) }
    #expect(page.printed.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("://") })
  }

  @Test func `without a name every rule is listed once under its family`() {
    let list = explain()
    #expect(list.status == 0)
    for rule in Rules.all { #expect(list.printed.contains("\n  \(rule.id) ")) }
    for family in Set(Rules.all.map(\.about.family)) { #expect(("\n" + list.printed).contains("\n\(family.title)\n")) }
    #expect(list.printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(list.printed.hasSuffix("\nRun formatctl explain <rule> for one of them.\n"))
  }

  @Test func `a family lists its own rules`() {
    let list = explain("Media").printed
    #expect(list.hasPrefix("Media\n  ad-choices-hard-to-see"))
    #expect(!list.contains("malformed-json"))
  }

  @Test func `a profile says what it changes`() {
    #expect(
      explain("dsp").printed == """
        dsp

        Ads bought through a demand-side platform such as Display & Video 360.

        Limits where a field says nothing
          heaviest picture        1,200,000 bytes
          heaviest video          512,000,000 bytes
          ratios of a video       4:3, 16:9, 1:1, 3:4, 9:16, 4:5
          text that always shows  all of it

        Weights that it changes
          cmyk-image        error becomes warning
          unsafe-file-name  note becomes warning

        """)
    #expect(explain("reservation").printed.hasSuffix("\nEvery rule has its own weight.\n"))
    #expect(explain("programmatic").printed.contains("video-too-small"))
  }

  @Test(arguments: ["exit-status", "0", "1", "2", "130"])
  func `an exit status is explained`(_ word: String) {
    #expect(explain(word).printed.contains("  130  interrupted\n"))
  }

  @Test func `a name that nothing has is met with the nearest`() {
    let answer = explain("missing-flie")
    #expect(answer.status == 2)
    #expect(
      answer.said
        == "formatctl: there is nothing called \"missing-flie\" to explain; did you mean missing-file?\nRun formatctl explain.\n")
  }

  @Test(arguments: [
    ("maxCharcters", "maxCharacters"), ("fallbackimage2", "fallbackImage"), ("shwon", "shown"),
    ("GADUnifiedNativAd", "GADUnifiedNativeAd"), ("programatic", "programmatic"), ("destinationURLs", "destinationUrl"),
  ])
  func `each kind of name is suggested`(word: String, meant: String) {
    #expect(explain(word).said.contains("did you mean \(meant)?"))
  }

  @Test(arguments: [
    "limits.maxCharacters", "maxCharacters", "fields.limits.maxCharacters", "format.maxCharacters", "maxcharacters",
  ])
  func `a member is found by its name, the end of its path, or behind its schema`(word: String) {
    let answer = explain(word == "format.maxCharacters" ? "format.fields.limits.maxCharacters" : word)
    #expect(
      answer.printed == """
        fields[].limits.maxCharacters

        The most characters, counted in unit.

          file      format.json
          kinds     text
          takes     a whole number, 0 or more
          in a word max=25 (formatctl help fields)
          schema    formatctl schema format

        """)
  }

  @Test func `a member of several kinds is told once, and one of several files for each`() {
    let width = explain("fields.limits.width").printed
    #expect(width.contains("  kinds     image, video\n"))
    #expect(width.split(separator: "\n").count { $0.hasPrefix("fields[].limits.width") } == 1)
    let id = explain("formatId").printed
    #expect(id.contains("  file      format.json\n"))
    #expect(id.contains("  file      a creative, such as sample.json\n"))
    #expect(explain("project.rules").printed.contains("  file      formatctl.json\n"))
    #expect(explain("installed").printed.hasPrefix("installed\n\nThe schemes that apps on the phone open"))
  }

  @Test func `every member has a page, with what it means and takes`() throws {
    #expect(SchemaMember.all.count > 80)
    for member in SchemaMember.all {
      #expect(member.about.first?.isUppercase == true && member.about.last == ".", "\(member.schema).\(member.written)")
      #expect(!member.form.isEmpty && member.form != "null")
      let answer = explain("\(member.schema).\(member.written)")
      #expect(answer.status == 0)
      #expect(answer.printed.hasPrefix(member.written + "\n") || answer.printed.contains("\n\(member.written)\n"))
      #expect(answer.printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `every setting of a field leads to the members that it writes`() {
    for setting in FieldSetting.all where setting.name != "clickable" {
      let answer = explain(setting.name)
      #expect(answer.status == 0)
      for member in setting.members { #expect(answer.printed.contains("fields[].\(member)"), "\(setting.name)") }
    }
    #expect(explain("shown").printed.hasPrefix("fields[].limits.shownCharacters\n"))
    #expect(explain("clickable").printed.hasPrefix("clicks.clickable\n"))
  }

  @Test func `an old name of the SDK is told with today's, and since when`() {
    #expect(
      explain("GADNativeCustomTemplateAd").printed == """
        GADNativeCustomTemplateAd

        An ad of a custom native format: its assets by key.

          now       CustomNativeAd
          since     8.0 as GADCustomNativeAd, 12.0 as it is called today
          source    Google Mobile Ads SDK for iOS: Migrate SDK versions
                    https://developers.google.com/ad-manager/mobile-ads-sdk/ios/migration

        """)
    #expect(explain("customTemplateID").printed.contains("  now       formatID\n"))
    #expect(explain("stringForKey:").printed.contains("  now       string(forKey:)\n"))
    #expect(explain("gadadloader").printed.contains("  now       AdLoader\n"))
    #expect(explain("GADAdLoaderOptions").printed.contains("  now       GADAdLoaderOptions, as before\n"))
    #expect(explain("nativeAdWillLeaveApplication").printed.contains("  now       nothing took its place\n"))
    #expect(explain("CustomNativeAd").printed.contains("GADCustomNativeAd\n"))
  }

  @Test func `old names are each told once`() {
    var seen: Set<String> = []
    for name in SDKName.all {
      #expect(seen.insert(name.old.lowercased()).inserted, "\(name.old)")
      #expect(SDKName.named(name.old) == name)
      #expect(name.about.last == ".")
    }
  }

  @Test func `a family whose name is a member too leads there`() {
    #expect(explain("media").printed.hasSuffix("\nRun formatctl explain format.media for the member of format.json.\n"))
    #expect(explain("format.media").printed.hasPrefix("media\n\nWhat stands in the media area.\n"))
    #expect(
      explain("maxCharacters", "--markdown").said.hasPrefix("formatctl: --markdown is for rules, and maxCharacters is none.\n"))
  }

  @Test func `JSON holds the rules`() throws {
    let one = JSONDocument(Array(explain("cmyk-image", "--json").printed.utf8))
    #expect(one.problems == [])
    let rule = one.root?["rules"]?.element(0)
    #expect(rule?["id"]?.string == "cmyk-image")
    #expect(rule?["profiles"]?["dsp"]?.string == "warning")
    #expect(rule?["failing"]?.element(0)?["finds"]?.element(0)?["key"]?.string == "MainImage")
    let all = JSONDocument(Array(explain("--json").printed.utf8))
    #expect(all.root?["rules"]?.elements.compactMap { $0["id"]?.string } == Rules.all.map(\.id))
    #expect(explain("--json", "--markdown").status == 2)
  }

  @Test func `the page of rules in Markdown has a section a rule`() {
    let lines = explain("--markdown").printed.split(separator: "\n").map(String.init)
    let headings = Set(lines.filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " }.lowercased() })
    for rule in Rules.all { #expect(headings.contains(rule.id)) }
    for line in lines where line.hasPrefix("* silences: ") || line.hasPrefix("* silent by: ") {
      for match in line.matches(of: /\(#([a-z0-9-]+)\)/) { #expect(headings.contains(String(match.1)), "\(line)") }
    }
    #expect(lines.filter { $0.contains("](#text)") } != [])
    #expect(explain("cmyk-image", "--markdown").printed.hasPrefix("### cmyk-image\n"))
  }

  @Test func `docs/Rules.md is the page that the program prints`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/Rules.md").standardizedFileURL
    let page = explain("--markdown").printed
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { return try Data(page.utf8).write(to: file) }
    let written = try String(contentsOf: file, encoding: .utf8)
    let isSame = written == page
    #expect(isSame, "docs/Rules.md differs; RECORD=1 rewrites it, as does formatctl explain --markdown > docs/Rules.md")
  }
}
