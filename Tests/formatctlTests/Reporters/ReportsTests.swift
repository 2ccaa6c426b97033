import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct ReportsTests {
  private func options(_ words: String...) throws -> ReportOptions { try Validate.parse(["x.json"] + words).report }

  @Test func `each report goes to its place`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = Environment.test(workingDirectory: folder.path())
    var reports = try Reports(options("-r", "text", "-r", "json=findings.json"), of: .sample, in: environment)
    reports.take([.sample()])
    try reports.end(RunSummary())
    let written = try String(contentsOf: folder.appending(path: "findings.json"), encoding: .utf8)
    #expect(written.hasPrefix(#"{"schemaVersion":1,"findings":["#))
    #expect(environment.printed.hasPrefix("summer-01, format 10063170\n"))
  }

  @Test(arguments: [
    ("ads/sample.json", "a creative"), ("ads/format.json", "the definition of a format"), ("ads/hero.jpg", "a JPEG"),
    ("ads/rows.ndjson", "a creative"), ("ads/list.json", "a creative"), ("ads/link", "a creative"),
  ])
  func `a report takes the place of nobody's work`(_ file: String, _ what: String) throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.write("[1,\n{\"assets\":{}}]", to: "ads/list.json")
    try folder.write("{\"id\":\"a\",\"assets\":{}}\n{\"id\":\"b\"}", to: "ads/rows.ndjson")
    symlink("sample.json", folder.path + "/ads/link")
    let before = try folder.contents()
    for words in [["-r", "json=\(file)"], ["-r", "html=\(file)"], ["--write-baseline", file]] {
      let call = folder.run(["validate", "ads/sample.json"] + words, expecting: .failed)
      // A baseline looks first whether it was one.
      #expect(
        call.said.contains("\(file) is \(what), which the report would replace") || words[0] == "--write-baseline", "\(call.said)"
      )
    }
    #expect(try folder.contents() == before)
    let page = folder.run(["preview", "./ads", "-q", "-o", "ads/hero.html"])
    #expect(page.said == "")
  }

  @Test func `a report takes the place of an earlier one, of a text and of an empty file`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.write("what was found", to: "ads/found.txt")
    try folder.write("", to: "ads/empty")
    for _ in 1...2 {
      folder.run(
        ["validate", "ads", "-q", "-r", "json=ads/a.json", "-r", "ndjson=ads/b.ndjson", "-r", "html=ads/c", "-r", "sarif=ads/d"]
          + ["-r", "junit=ads/e.xml", "-r", "text=ads/found.txt", "-r", "github=ads/empty"])
    }
    #expect(String(decoding: try folder.read("ads/c"), as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a report replaces no catalogue, no baseline and no project file`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    folder.run(["create", "10063170", "--catalogue", "own.db"])
    folder.run(["validate", "ads/bad-headline-too-long.json", "--write-baseline", "known.json", "-q"])
    try folder.write("{\"schemaVersion\":1}", to: "formatctl.json")
    let before = try folder.contents()
    for (file, what) in [("own.db", "a catalogue"), ("known.json", "a baseline"), ("formatctl.json", "the project file")] {
      let call = folder.run(["validate", "ads", "-r", "json=\(file)"], expecting: .failed)
      #expect(call.said.contains("\(file) is \(what), which the report would replace; name another file."), "\(call.said)")
    }
    let both = folder.run(
      ["validate", "ads", "--write-baseline", "known.json", "-r", "json=./known.json"], expecting: .failed)
    #expect(both.said.contains("known.json"), "\(both.said)")
    #expect(try folder.contents() == before)
    folder.run(["validate", "ads/bad-headline-too-long.json", "--write-baseline", "known.json", "-q"])
    let new = folder.run(["validate", "ads", "--write-baseline", "new.json", "-r", "json=new.json"], expecting: .failed)
    #expect(new.said.contains("--write-baseline and json would both go to new.json"), "\(new.said)")
  }

  @Test func `two reports want two files`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let call = folder.run(["validate", "ads", "-r", "json=x", "-r", "ndjson=./x"], expecting: .failed)
    #expect(call.said.contains("json and ndjson would both go to x; name a file for each of them."), "\(call.said)")
  }

  @Test func `one report that counts what passes makes no other show it`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    let environment = folder.run(["validate", "ads", "-r", "ndjson", "-r", "junit=tests.xml", "-q"])
    #expect(environment.printed == "")
    #expect(String(decoding: try folder.read("tests.xml"), as: UTF8.self).contains(#"name="night-hikes"/>"#))
    let lint = folder.run(["lint", "ads", "-r", "junit", "-q"])
    #expect(lint.printed.contains(#"<testcase classname="10063170" name="lint"/>"#))
    let format = "ads/format.json"
    #expect(folder.run(["diff", format, format, "-r", "junit", "-q"]).printed.contains(#"tests="1" failures="0""#))
  }

  @Test func `a report in the folder that is looked through is no creative, and is whole or not there`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    for _ in 0..<2 { folder.run(["validate", "-r", "json=findings.json"]) }
    #expect(try folder.contents().keys.filter { $0.hasPrefix("findings") } == ["findings.json"])
    folder.run(["validate", "nowhere", "-r", "json=other.json"], expecting: .failed)
    #expect(try folder.contents().keys.filter { $0.hasPrefix("other") } == [])
    folder.run(["lint", "ads", "-r", "json=/dev/null"])
    folder.run(["lint", "ads", "-r", "json=ads"], expecting: .failed)
  }

  @Test func `a file that cannot be written is told before anything is read`() throws {
    let options = try options("-r", "json=nowhere/findings.json")
    let failure = #expect(throws: Failure.self) { try Reports(options, of: .sample, in: .test()) }
    #expect(failure?.description == "nowhere/findings.json cannot be written: No such file or directory.")
  }

  @Test func `two reports on stdout are refused`() throws {
    let options = try options("-r", "text", "-r", "json")
    let error = #expect(throws: UsageError.self) { try Reports(options, of: .sample, in: .test()) }
    #expect(
      error?.description == "text and json would both go to stdout; name a file for one of them, as in json=findings.json.")
  }

  @Test(arguments: [
    ("jsn", #"-r takes text, json, ndjson, sarif, junit, github or html, not "jsn"; did you mean json?"#),
    ("json=", #"-r takes the name of a file after =, as in json=findings.json, not "json=""#),
  ])
  func `a reporter that does not exist is told`(_ word: String, _ sentence: String) {
    let error = #expect(throws: UsageError.self) { try Validate.parse(["x.json", "-r", word]) }
    #expect(error?.description.replacing("--reporter", with: "-r").hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }

  @Test func `the rule to explain is the commonest of the heaviest`() throws {
    var reports = try Reports(options(), of: .sample, in: .test())
    #expect(reports.commonestRule == nil)
    for _ in 0..<3 { reports.take([.sample(.warning, rule: "html-tag")]) }
    #expect(reports.commonestRule == "html-tag")
    reports.take([.sample(rule: "missing-file"), .sample(.note, rule: "deep-colour-image")])
    for _ in 0..<2 { reports.take([.sample(rule: "text-too-long")]) }
    #expect(reports.commonestRule == "text-too-long")
  }

  @Test(arguments: [
    (FailureLevel.error, Severity.warning, false), (.error, .error, true), (.warning, .warning, true),
    (.note, .note, true), (.warning, .note, false), (.never, .error, false),
  ])
  func `findings from the chosen severity on make the call fail`(
    _ level: FailureLevel, _ worst: Severity, _ fails: Bool
  ) throws {
    var summary = RunSummary()
    summary.count(worst)
    #expect(try options("--fail-on", level.rawValue).level(nil) == level)
    #expect(level.status(summary) == (fails ? .findings : .clean))
    #expect(level.status(RunSummary()) == .clean)
    #expect(try options().level(nil) == .error)
  }
}
