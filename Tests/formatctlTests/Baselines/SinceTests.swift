import Foundation
import Testing

@testable import formatctl

@Suite struct SinceTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
  }

  private static let square = "ads/bad-square-picture.json"
  private static let long = "ads/bad-headline-too-long.json"

  @Test(arguments: ["json", "ndjson"])
  func `only what an earlier report does not hold is reported and fails`(_ kind: String) throws {
    folder.run(["validate", Self.square, "-r", "\(kind)=last"], expecting: .findings)
    let same = folder.run(["validate", Self.square, "--since", "last", "--fail-on", "note"])
    #expect(same.printed == "")
    #expect(same.said.contains("✓ 1 creative passes.\n") && same.said.contains("\n  1 finding is known from last.\n"))
    let more = folder.run(["validate", Self.square, Self.long, "--since", "last"], expecting: .findings)
    #expect(more.printed.hasPrefix("night-hikes-headline-too-long, format 10063170\n"))
    #expect(
      more.said.contains("✗ 1 of 2 creatives fails: 1 error.\n") && more.said.contains("\n  1 finding is known from last.\n"))
    #expect(folder.run(["validate", Self.square, "--since", "last", "-q"]).said == "")
  }

  @Test func `lines may move, and what is gone is counted where the run looks at it`() throws {
    folder.run(["validate", Self.square, Self.long, "-r", "json=last.json"], expecting: .findings)
    try folder.write("\n\n" + String(decoding: folder.read(Self.square), as: UTF8.self), to: Self.square)
    #expect(
      folder.run(["validate", Self.square, "--since", "last.json"]).said.contains("\n  1 finding is known from last.json.\n"))
    try folder.write(String(decoding: folder.read("ads/sample.json"), as: UTF8.self), to: Self.long)
    let both = folder.run(["validate", Self.square, Self.long, "--since", "last.json"])
    #expect(both.said.contains("\n  1 finding is known from last.json; 1 finding of it no longer occurs.\n"), "\(both.said)")
  }

  @Test func `a report of nothing holds nothing, and a report may take the place of the one it is compared with`() throws {
    folder.run(["validate", "ads/sample.json", "-r", "ndjson=last"])
    #expect(try folder.read("last").isEmpty)
    let call = ["validate", Self.square, "--since", "last", "-r", "ndjson=last"]
    #expect(folder.run(call, expecting: .findings).said.contains("\n  No finding is known from last.\n"))
    #expect(folder.run(call).said.contains("\n  1 finding is known from last.\n"))
    #expect(try folder.read("last").isEmpty)
  }

  @Test func `what the baseline holds an earlier report need not hold`() throws {
    let row = #"{"id":"a","formatId":"10063170","assets":{"MainImage":"none.png"}}"# + "\n"
    let call = ["validate", "rows.ndjson", "--only", "missing-file"]
    try folder.write(row, to: "rows.ndjson")
    folder.run(call + ["--write-baseline", "known.json"])
    try folder.write(row + row, to: "rows.ndjson")
    folder.run(call + ["--baseline", "known.json", "-r", "json=last.json"], expecting: .findings)
    let same = folder.run(call + ["--baseline", "known.json", "--since", "last.json"])
    #expect(same.said.contains("\n  1 known finding (known.json).\n  1 finding is known from last.json.\n"), "\(same.said)")
    try folder.write(row + row + row, to: "rows.ndjson")
    folder.run(call + ["--baseline", "known.json", "--since", "last.json"], expecting: .findings)
  }

  @Test func `names with characters that a report shows otherwise are known again`() throws {
    let row = #"{"id":"a\u001B\u202E\nb","formatId":"10063170","assets":{"MainImage":"n\u0007.png"}}"# + "\n"
    try folder.write(row, to: "rows.ndjson")
    folder.run(["validate", "rows.ndjson", "-r", "json=last.json"], expecting: .findings)
    #expect(String(decoding: try folder.read("last.json"), as: UTF8.self).contains("a␛⟨U+202E⟩␊b"))
    folder.run(["validate", "rows.ndjson", "--since", "last.json", "--fail-on", "note"])
  }

  @Test func `lint takes an earlier report too`() throws {
    try folder.write(#"{ "slug": "x", "fields": [{ "key": "A B", "kind": "text" }] }"#, to: "x/format.json")
    folder.run(["lint", "x", "-r", "json=last.json", "--fail-on", "never"])
    let again = folder.run(["lint", "x", "--since", "last.json", "--fail-on", "note"])
    #expect(again.said.contains(" known from last.json.\n"))
  }

  @Test(arguments: [
    (#"{"schemaVersion":2,"findings":[]}"#, "1:18: schemaVersion is 2, 1 is the newest that this program reads."),
    (#"{"version":"2.1.0","runs":[]}"#, #"1:1: it has no "findings", a report with a list of them is expected."#),
    ("[]", #"1:1: it is a list, a report, an object with "findings", is expected."#),
    ("<testsuites/>", "1:1: "),
    (#"{"findings":[3]}"#, #"1:14: an entry of findings is a number, an object with "severity" is expected."#),
    (
      #"{"findings":[{"fingerprint":"8200ed02108f7fec","rule":"text-too-long"}]}"#,
      "1:14: an entry of findings has no severity, a finding as --reporter json writes it is expected."
    ),
    (#"{"findings":[{"severity":"error"}]}"#, "1:14: an entry of findings has no rule, the ID of one is expected."),
    (#"{"findings":[{"severity":"error","rule":"x","file":7}]}"#, "1:52: file is a number, a text is expected."),
    ("{\"verdict\":\"pass\",\"findings\":[]}\n{\"verdict\":\"pass\"}\n", #"2:1: it has no "findings", a report"#),
    ("{\"verdict\":\"pass\",\"findings\":[]}\n{\"verdict\":", "2:12: "),
  ])
  func `a file that is no report is told before anything is looked at`(_ text: String, _ sentence: String) throws {
    try folder.write(text, to: "last.json")
    let environment = folder.run(["validate", Self.square, "--since", "last.json"], expecting: .failed)
    #expect(environment.said.hasPrefix("formatctl: last.json:\(sentence)"), "\(environment.said)")
    #expect(environment.printed == "")
  }

  @Test func `a report that is not there is told`() {
    let environment = folder.run(["validate", Self.square, "--since", "nowhere.json"], expecting: .failed)
    #expect(environment.said == "formatctl: nowhere.json cannot be read: there is no such file.\n")
  }
}
