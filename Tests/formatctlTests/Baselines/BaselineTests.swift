import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct BaselineTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.copy("Formats/simple-native/bad-square-picture.json", to: Self.square)
    try folder.write(
      String(decoding: folder.read("ads/bad-square-picture.json"), as: UTF8.self)
        .replacingOccurrences(of: "night-hikes-square-picture", with: "other"), to: "ads/new.json")
  }

  private static let square = "ads/square.json"

  private func known() throws -> String { String(decoding: try folder.read("known.json"), as: UTF8.self) }

  @Test func `what is known is reported by nobody, is not counted and makes no call fail`() throws {
    folder.run(["validate", Self.square, "--write-baseline", "known.json"])
    let environment = folder.run([
      "validate", Self.square, "--baseline", "known.json", "-r", "ndjson", "-r", "json=findings.json", "--fail-on", "note",
    ])
    #expect(environment.printed == "")
    #expect(environment.said.contains("✓ 1 creative passes.\n"))
    #expect(environment.said.contains("\n  1 known finding (known.json).\n"))
    let report = String(decoding: try folder.read("findings.json"), as: UTF8.self)
    #expect(report.contains(#""findings":[]"#))
    #expect(report.contains(#""failing":0,"errors":0,"warnings":0,"notes":0"#))
    let all = folder.run(["validate", Self.square, "--baseline", "known.json", "-r", "ndjson", "--verdicts", "all", "-q"])
    #expect(all.printed.contains(#""verdict":"pass","findings":[]"#))
    #expect(all.said == "")
  }

  @Test func `what is new fails still`() throws {
    folder.run(["validate", Self.square, "--write-baseline", "known.json"])
    let environment = folder.run(["validate", Self.square, "ads/new.json", "--baseline", "known.json"], expecting: .findings)
    #expect(environment.printed.hasPrefix("other, format 10063170\n"))
    #expect(environment.said.contains("✗ 1 of 2 creatives fails: 1 error and 1 note (--notes shows them).\n"))
  }

  @Test func `of equal findings as many are known as the baseline holds`() throws {
    let line =
      #"{"id":"a","formatId":"10063170","destinationUrl":"https://trailhead.example","assets":{"Headline":"Night hikes","Caption":"A walk","MainImage":"none.png"}}"#
    try folder.write(line + "\n" + line + "\n", to: "ads/rows.ndjson")
    let call = ["validate", "ads/rows.ndjson", "--only", "missing-file"]
    folder.run(call + ["--write-baseline", "known.json"])
    #expect(try known().contains("-2\""))
    #expect(folder.run(call + ["--baseline", "known.json"]).said.contains("  2 known findings (known.json).\n"))
    try folder.write(line + "\n\n" + line + "\n" + line + "\n", to: "ads/rows.ndjson")
    let environment = folder.run(call + ["--baseline", "known.json"], expecting: .findings)
    #expect(environment.said.contains("✗ 1 of 3 creatives fails: 1 error.\n"))
  }

  @Test func `reasons and other members stay when a baseline is written anew`() throws {
    folder.run(["validate", Self.square, "--write-baseline", "known.json"])
    try folder.write(
      known().replacingOccurrences(of: #""reason": """#, with: #""x-ticket": 7, "reason": "Client knows.""#)
        .replacingOccurrences(of: #""schemaVersion""#, with: #""x-owner": "Kim", "schemaVersion""#), to: "known.json")
    let environment = folder.run(["validate", Self.square, "ads/new.json", "--write-baseline", "known.json"])
    #expect(environment.said.hasSuffix("Wrote 2 known findings to known.json, 1 of them new.\n"))
    let text = try known()
    #expect(text.contains(#""reason": "Client knows.""#))
    #expect(text.contains(#""reason": """#))
    #expect(text.contains(#""x-ticket": 7"#))
    #expect(text.contains(#""x-owner": "Kim""#))
  }

  @Test func `entries that no longer occur are named, and those that the run is not about are left alone`() throws {
    folder.run(["validate", Self.square, "ads/new.json", "--write-baseline", "known.json"])
    try FileManager.default.removeItem(atPath: folder.path + "/ads/new.json")
    #expect(!folder.run(["validate", Self.square, "--baseline", "known.json"]).said.contains("no longer"))
    #expect(!folder.run(["lint", "ads", "--baseline", "known.json"]).said.contains("no longer"))
    #expect(!folder.run(["validate", "ads", "--only", "text", "--baseline", "known.json"]).said.contains("no longer"))
    let environment = folder.run(["validate", "ads", "--baseline", "known.json"])
    #expect(environment.said.contains("\n1 entry of known.json no longer occurs; --write-baseline writes it anew.\n"))
    #expect(environment.said.contains("\n  wrong-aspect-ratio, other, MainImage, ads/new.json ("))
    folder.run(["lint", "ads", "--write-baseline", "known.json"])
    #expect(try known().contains("ads/new.json"))
    let last = folder.run(["validate", "ads", "--write-baseline", "known.json"])
    #expect(last.said.hasSuffix("Wrote 1 known finding to known.json; 1 no longer occurs.\n"))
    #expect(try !known().contains("ads/new.json"))
  }

  @Test func `entries of files that are named alone are left alone when their folder is looked at`() throws {
    let file = "ads/bad-square-picture.json"
    folder.run(["validate", file, "--write-baseline", "known.json"])
    try FileManager.default.removeItem(atPath: folder.path + "/ads/new.json")
    try FileManager.default.removeItem(atPath: folder.path + "/" + Self.square)
    #expect(!folder.run(["validate", "ads", "--baseline", "known.json"]).said.contains("no longer"))
    try folder.write(String(decoding: folder.read("ads/sample.json"), as: UTF8.self), to: file)
    #expect(folder.run(["validate", file, "--baseline", "known.json"]).said.contains("1 entry of known.json no longer"))
    folder.run(["validate", "ads", "--write-baseline", "known.json"])
    #expect(try known().contains(file))
  }

  @Test func `the project file names the baseline, and its first one is written where it says`() throws {
    try folder.write(#"{ "baseline": "known.json" }"#, to: "formatctl.json")
    folder.run(["validate", Self.square, "--write-baseline", "other.json"], expecting: .failed)
    folder.run(["validate", Self.square, "--write-baseline", "known.json"])
    #expect(folder.run(["validate", Self.square]).said.contains("  1 known finding (known.json).\n"))
    try folder.write(#"{ "findings": [] }"#, to: "none.json")
    folder.run(["validate", Self.square, "--baseline", "none.json"], expecting: .findings)
    #expect(try folder.contents().keys.filter { $0.contains("part") } == [])
  }

  @Test func `findings about a format of the catalogue stay known when it changes, and lint of files leaves them alone`() throws {
    let stored = try Folder()
    stored.run(["--catalogue", "formatctl.db", "create", "555", "--field", "Some Key:text"])
    let write = stored.run(["lint", "--all", "--write-baseline", "known.json", "--fail-on", "never"])
    #expect(write.said.contains("to known.json."))
    let text = String(decoding: try stored.read("known.json"), as: UTF8.self)
    #expect(text.contains(#""file": "catalogue:555""#), "\(text)")
    stored.run(["field", "add", "555", "Body:text"])
    let again = stored.run(["lint", "--all", "--baseline", "known.json"])
    #expect(again.said.contains(" (known.json).\n"))
    #expect(!again.said.contains("no longer"))
    try stored.copy("Formats/simple-native", to: "Formats/simple-native")
    #expect(!stored.run(["lint", "--baseline", "known.json"]).said.contains("no longer"))
  }

  @Test func `what lint finds can be known too`() throws {
    try folder.write(
      #"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharcters": 5 } }] }"#, to: "x.json")
    folder.run(["lint", "./x.json"], expecting: .findings)
    folder.run(["lint", "./x.json", "--write-baseline", "known.json"])
    let environment = folder.run(["lint", "./x.json", "--baseline", "known.json"])
    #expect(environment.said.contains("· 1 format passes: 1 note"))
    #expect(try known().contains(#""command": "lint""#))
  }
}
