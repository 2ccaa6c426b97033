import Foundation
import Testing

@testable import formatctl

@Suite struct DiffTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.format(25), to: "a.json")
    try folder.write(Self.format(20), to: "b.json")
  }

  /// A format with one text of so many characters.
  private static func format(_ most: Int, id: String = "90001000", slug: String = "note") -> String {
    """
    { "formatId": "\(id)", "slug": "\(slug)", "fields": [
        { "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": \(most) }, "sample": "Night" }],
      "clicks": { "clickable": ["Headline"] } }
    """
  }

  private static func creative(_ id: String, _ headline: String, format: String? = "90001000") -> String {
    let format = format.map { #""formatId":"\#($0)","# } ?? ""
    return #"{"id":"\#(id)",\#(format)"assets":{"Headline":"\#(headline)"},"destinationUrl":"https://trailhead.example"}"# + "\n"
  }

  @Test(arguments: [("breaking", 1), ("error", 0), ("warning", 1), ("note", 1), ("never", 0)])
  func `a breaking change fails the call from the level that is asked for`(level: String, status: Int32) {
    let environment = folder.environment()
    #expect(Formatctl.run(["diff", "./a.json", "./b.json", "--fail-on", level], in: environment).rawValue == status)
    #expect(Formatctl.run(["diff", "./b.json", "./a.json", "--fail-on", "breaking"], in: folder.environment()) == .clean)
  }

  @Test func `a rule that is weighed as a note breaks nothing`() {
    folder.run(["diff", "a.json", "b.json", "--rule", "limit-tightened=note", "--fail-on", "breaking"])
    folder.run(["diff", "a.json", "b.json", "--rule", "limit-tightened=error"], expecting: .findings)
  }

  @Test func `the counts against creatives are those of the creatives`() throws {
    var lines = ""
    for length in 1...40 { lines += Self.creative("c\(length)", String(repeating: "n", count: length)) }
    lines += Self.creative("free", String(repeating: "n", count: 22), format: nil)
    lines += Self.creative("other", "x", format: "7") + "{\"id\":\n"
    try folder.write(lines, to: "ads.ndjson")
    let out = folder.run(["diff", "a.json", "b.json", "--against", "ads.ndjson"]).printed
    // 21 to 25, and the one that names no format.
    #expect(out.contains("✗ ads.ndjson: 6 of 41 creatives pass before and fail after.\n"))
    #expect(out.contains("\n  20 pass and 15 fail before and after; formatctl validate says why.\n"))
    #expect(out.contains("\n  1 creative of other formats left out.\n  1 record could not be read.\n"))
    #expect(out.contains("\n  6 by Headline: text-too-long\n"))
    #expect(out.contains("\nThe worst of them:\n  c25  ads.ndjson:25\n    Headline has 25 characters, the limit is 20"))
    #expect(out.hasSuffix("\n  and 1 more\n"))
    let back = folder.run(["diff", "b.json", "a.json", "--against", "ads.ndjson"]).printed
    #expect(back.contains("✓ ads.ndjson: 0 of 41 creatives pass before and fail after.\n"))
    #expect(back.contains("\n  6 fail before and pass after: c21, c22, c23, c24, c25 and 1 more.\n"))
  }

  @Test func `a creative that names the old ID passes no longer under another one`() throws {
    try folder.write(Self.format(25, id: "90001001", slug: "other"), to: "c.json")
    try folder.write(Self.creative("a", "Night"), to: "ads.ndjson")
    let out = folder.run(["diff", "a.json", "c.json", "--against", "ads.ndjson"]).printed
    #expect(out.contains("1 of 1 creative passes before and fails after."))
    #expect(out.contains("[unknown-format]"))
  }

  @Test func `no creative of the formats is nothing checked`() throws {
    try folder.write(Self.creative("a", "x", format: "7"), to: "ads.ndjson")
    let environment = folder.run(["diff", "a.json", "b.json", "--against", "ads.ndjson"], expecting: .failed)
    #expect(environment.printed == "")
    #expect(
      environment.said
        == "formatctl: nothing was checked: ads.ndjson holds no creative of the compared formats, only 1 creative of others.\n")
  }

  @Test func `formats of two folders are paired by ID, else by slug`() throws {
    try folder.write(Self.format(25), to: "old/x.json")
    try folder.write(Self.format(25, id: "90001001", slug: "walks"), to: "old/y/format.json")
    try folder.write(Self.format(20, slug: "renamed"), to: "new/z.json")
    try folder.write(Self.format(25, id: "90001002", slug: "walks"), to: "new/y.json")
    try folder.write(Self.format(25, id: "90001003", slug: "fresh"), to: "new/fresh.json")
    let environment = folder.run(["diff", "old", "new"])
    #expect(environment.printed.contains("Slug: renamed, before note."))
    #expect(environment.printed.contains("Format ID: 90001002, before 90001001."))
    #expect(environment.said.hasPrefix("Only in new: fresh (90001003).\nCompared 2 formats: old with new.\n! "))
  }

  @Test func `what is for people goes beside a report for a program`() throws {
    try folder.write(Self.creative("a", String(repeating: "n", count: 22)), to: "ads.ndjson")
    let environment = folder.run(["diff", "a.json", "b.json", "--lines", "--against", "ads.ndjson", "-r", "json"])
    #expect(environment.printed.hasPrefix("{\"schemaVersion\":1,\"findings\":["))
    #expect(environment.printed.hasSuffix("}\n"))
    #expect(environment.said.contains("\n-      \"limits\": { \"maxCharacters\": 25 },\n"))
    #expect(environment.said.contains("1 of 1 creative passes before and fails after."))
  }

  @Test func `a commit is asked for without a shell, and its words cannot become options`() throws {
    for word in ["--output=x:a.json", "HEAD;touch pwned:a.json", "$(touch pwned):a.json"] {
      folder.run(["diff", "--", word], expecting: .failed)
    }
    #expect(try folder.contents().keys.sorted() == ["a.json", "b.json"])
  }

  @Test func `without git or a repository a commit is refused in words`() {
    let none = folder.run(["diff", "HEAD:a.json"], in: folder.environment(variables: ["PATH": "/nowhere"]), expecting: .failed)
    #expect(none.said == "formatctl: HEAD:a.json names a commit, and there is no program git in PATH to ask.\n")
    let outside = folder.run(["diff", "HEAD:a.json"], expecting: .failed)
    #expect(outside.said == "formatctl: HEAD:a.json names a commit, and \(folder.path) is in no git repository.\n")
  }
}
