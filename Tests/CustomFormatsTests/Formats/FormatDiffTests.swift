import Documents
import Foundation
import Testing

@testable import CustomFormats

@Suite struct FormatDiffTests {
  private static let formats = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Formats")
    .standardized

  private static let bundled = ["app-install", "content", "native-video", "product-card", "simple-native", "story-video"]

  private static func bundled(_ name: String) throws -> FormatDefinition {
    FormatFile.read([UInt8](try Data(contentsOf: formats.appending(path: "\(name)/format.json"))), file: "format.json")
  }

  private static func definition(_ fields: String, _ members: String = "") -> FormatDefinition {
    FormatFile.read(Array("{ \"formatId\": \"1\",\n \"fields\": [\n\(fields)\n]\(members) }".utf8), file: "format.json")
  }

  private static func field(_ key: String, _ members: String = "") -> String {
    "{ \"key\": \"\(key)\", \"kind\": \"text\"\(members.isEmpty ? "" : ", " + members) }"
  }

  /// The keys of the fields that are held for one, as "old new".
  private static func matches(_ older: [String], _ newer: [String]) -> [String] {
    FormatDiff(from: definition(older.joined(separator: ",\n")), to: definition(newer.joined(separator: ",\n"))).pairs
      .map { "\($0.older.key) \($0.key)" }
  }

  @Test(arguments: bundled)
  func `a definition does not differ from itself`(name: String) throws {
    let definition = try Self.bundled(name)
    let diff = FormatDiff(from: definition, to: definition)
    #expect(diff.findings == [])
    #expect(diff.lines.isEmpty)
    #expect(diff.pairs.count == definition.format.fields.count)
  }

  @Test(arguments: bundled)
  func `another way to write a definition is no change`(name: String) throws {
    let definition = try Self.bundled(name)
    let root = try #require(definition.document.root).json
    guard case .object(let members) = root else { return }
    let written = FormatFile.read(Array(JSON.object(members.reversed()).compactText.utf8))
    let diff = FormatDiff(from: definition, to: written)
    #expect(diff.findings == [])
    #expect(diff.lines.isEmpty)
  }

  @Test func `a field is known by its key, by an alias in either definition, and by what is alike`() {
    #expect(Self.matches([Self.field("A"), Self.field("B")], [Self.field("B"), Self.field("A")]) == ["B B", "A A"])
    #expect(Self.matches([Self.field("A")], [Self.field("Z", #""aliases": ["A"]"#)]) == ["A Z"])
    #expect(Self.matches([Self.field("Z", #""aliases": ["A"]"#)], [Self.field("A")]) == ["Z A"])
    #expect(Self.matches([Self.field("Headline")], [Self.field("Title")]) == ["Headline Title"])
    #expect(Self.matches([Self.field("Terms"), Self.field("X")], [Self.field("X"), Self.field("Notice")]) == ["X X"])
    #expect(
      Self.matches([Self.field("X"), Self.field("Terms")], [Self.field("X"), Self.field("Notice")]) == ["X X", "Terms Notice"])
    #expect(
      Self.matches([Self.field("X"), Self.field("main image")], [Self.field("MainImage", #""help": "New""#), Self.field("X")])
        == ["main image MainImage", "X X"])
  }

  @Test func `fields that share nothing but their kind are not held for one`() {
    #expect(Self.matches([Self.field("Price")], [Self.field("Store")]) == [])
    #expect(
      Self.matches([Self.field("X"), Self.field("Terms", #""limits": { "lines": 2 }"#)], [Self.field("X"), Self.field("Code")])
        == ["X X"])
    let picture = #"{ "key": "MainImage", "kind": "image" }"#
    #expect(Self.matches([Self.field("Main image")], [picture]) == [])
  }

  @Test func `of two new fields the one that is more alike is held for the old one`() {
    let older = [Self.field("Strapline", #""limits": { "maxCharacters": 40 }"#)]
    let newer = [Self.field("Legal"), Self.field("Straplines", #""limits": { "maxCharacters": 40 }"#)]
    #expect(Self.matches(older, newer) == ["Strapline Straplines"])
  }

  @Test func `a renamed field takes its clicks, its place in the layout and its part in media along`() throws {
    let older = try Self.bundled("simple-native")
    let text = String(decoding: older.text, as: UTF8.self).replacing("\"MainImage\"", with: "\"Hero\"")
    let diff = FormatDiff(from: older, to: FormatFile.read(Array(text.utf8)))
    #expect(diff.findings.map(\.message) == ["Hero: new key, before MainImage."])
  }

  @Test func `a finding stands at the value in the newer text, one of a field that is gone at the fields`() {
    let older = Self.definition(
      [Self.field("A"), Self.field("B", #""limits": { "maxCharacters": 50 }"#)].joined(separator: ",\n"))
    let newer = Self.definition(Self.field("B", #""limits": { "maxCharacters": 25 }"#))
    let findings = FormatDiff(from: older, to: newer).findings
    #expect(findings.map(\.rule) == ["field-removed", "limit-tightened"])
    #expect(findings.map(\.line) == [2, 3])
    #expect(findings.map(\.column) == [12, 60])
    #expect(findings.map(\.file) == ["format.json", "format.json"])
    #expect(findings.map(\.formatID) == ["1", "1"])
    #expect(findings.map(\.expected) == ["no field", "at most 25 characters"])
    #expect(findings.map(\.given) == ["a text", "50"])
  }

  @Test func `a selection weighs the rules and turns them off`() {
    let older = Self.definition(Self.field("A", #""limits": { "maxCharacters": 50 }"#))
    let newer = Self.definition(Self.field("A", #""limits": { "maxCharacters": 25 }, "help": "Short""#))
    #expect(FormatDiff(from: older, to: newer).findings.map(\.severity) == [.warning, .note])
    let overrides: [String: Severity?] = ["limit-tightened": .error, "text-changed": nil]
    let selection = RuleSelection(overrides: overrides)
    #expect(FormatDiff(from: older, to: newer, selection: selection).findings.map(\.severity) == [.error])
    let breaking = Rules.all.filter(\.isBreaking).map(\.id)
    #expect(
      breaking == [
        "choice-removed", "click-removed", "field-removed", "key-renamed", "kind-changed", "limit-tightened", "media-removed",
        "now-required",
      ])
  }

  @Test func `the heaviest file where a definition says nothing is that of the profile`() {
    func picture(_ limits: String) -> FormatDefinition { Self.definition("{ \"key\": \"A\", \"kind\": \"image\"\(limits) }") }
    let diff = { profile in
      FormatDiff(
        from: picture(""), to: picture(#", "limits": { "maxBytes": 1000000 }"#), selection: RuleSelection(profile: profile)
      ).findings.map(\.message)
    }
    #expect(diff(.reservation) == ["A: limits changed."])
    #expect(diff(.dsp) == ["A: at most 1,000,000 bytes, before 1,200,000."])
  }

  @Test func `the differences of the texts are those of the canonical forms`() {
    let older = FormatFile.read(Array(#"{"fields":[{"kind":"text","key":"A"}],"formatId":1}"#.utf8))
    let newer = FormatFile.read(Array(#"{"formatId":"1","fields":[{"key":"A","kind":"text","help":"Short"}]}"#.utf8))
    #expect(
      FormatDiff(from: older, to: newer).lines.unified("1@1", "1@2") == """
        --- 1@1
        +++ 1@2
        @@ -1,4 +1,4 @@
         {
           "formatId": "1",
        -  "fields": [{ "key": "A", "kind": "text" }]
        +  "fields": [{ "key": "A", "kind": "text", "help": "Short" }]
         }

        """)
  }

  @Test func `nothing from a definition steers a terminal`() {
    let older = Self.definition(Self.field(#"A\u001B[2J"#))
    let newer = Self.definition(Self.field("Z", #""help": "\u001B[31mred""#))
    let findings = FormatDiff(from: older, to: newer).findings
    #expect(findings.map(\.message) == ["Z: new key, before A␛[2J.", "Z: help \"␛[31mred\", before not set."])
  }

  @Test func `definitions that cannot be read have no findings and still a difference of lines`() {
    let older = FormatFile.read(Array("{ broken".utf8))
    let newer = FormatFile.read(Array("[]".utf8))
    let diff = FormatDiff(from: older, to: newer)
    #expect(diff.findings == [])
    #expect(diff.lines.hunks.count == 1)
  }

  /// Changes one value of a tree, or takes it away.
  private static func mutated(_ json: JSON, _ generator: inout SeededGenerator) -> JSON {
    switch json {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: 0..<members.count, using: &generator)
      if Int.random(in: 0..<6, using: &generator) == 0 {
        members.remove(at: index)
      } else {
        members[index].value = mutated(members[index].value, &generator)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: elements.remove(at: index)
      case 1: elements.swapAt(index, 0)
      default: elements[index] = mutated(elements[index], &generator)
      }
      return .array(elements)
    case .number(let digits): return .number("\((Int(digits) ?? 1) + Int.random(in: -3...3, using: &generator))")
    case .bool(let flag): return .bool(!flag)
    case .string(let text): return .string(Bool.random(using: &generator) ? text + "x" : String(text.dropLast()))
    default: return .string("new")
    }
  }

  @Test(arguments: bundled, UInt64(1)...3)
  func `no change of a bundled definition goes unseen`(name: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let older = try Self.bundled(name)
    let tree = try #require(older.document.root).json
    for _ in 0..<10 {
      let changed = Self.mutated(tree, &generator)
      let newer = FormatFile.read(Array(changed.documentText.utf8))
      for diff in [FormatDiff(from: older, to: newer), FormatDiff(from: newer, to: older)] {
        let isSame = FormatDiff.isSame(tree, changed) || tree["schemaVersion"] != changed["schemaVersion"]
        let findings = diff.findings
        #expect(isSame || !findings.isEmpty, "\(changed.documentText)")
        for finding in findings { #expect(finding.line != nil) }
      }
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `a limit that is tightened one way is loosened the other way`(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let names = ["minCharacters", "maxCharacters", "shownCharacters", "lines"]
    for _ in 0..<50 {
      func limits() -> String {
        names.filter { _ in Bool.random(using: &generator) }.map { "\"\($0)\": \(Int.random(in: 1...4, using: &generator))" }
          .joined(separator: ", ")
      }
      let older = Self.definition(Self.field("A", "\"limits\": { \(limits()) }"))
      let newer = Self.definition(Self.field("A", "\"limits\": { \(limits()) }"))
      let there = FormatDiff(from: older, to: newer).limitChanges
      let back = FormatDiff(from: newer, to: older).limitChanges
      #expect(there.map(\.path) == back.map(\.path))
      // A range that moves is tighter both ways.
      for (one, other) in zip(there, back) { #expect(one.isTighter || other.isTighter) }
    }
  }

  @Test(arguments: TextUnit.allCases, TextUnit.allCases)
  func `what a text may count in another unit holds for texts of all scripts`(unit: TextUnit, other: TextUnit) {
    let texts = ["", "a", "Night", "é", "e\u{301}\u{301}", "漢字", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "\u{200B}", "☺️", "नमस्ते", "𝒳𝒴", "ﷺ", "각", "ᄀᄀᄀ각ᆨᆨ"]
    for text in texts {
      let (count, given) = (unit.count(text), other.count(text))
      #expect(count <= unit.most(in: given, other) ?? .max, "\(text)")
      #expect(count >= unit.fewest(in: given, other), "\(text)")
    }
  }
}
