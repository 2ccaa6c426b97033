import Foundation
import Testing

@testable import CustomFormats

@Suite struct CreativeFilesTests {
  private let wrong = #","Picture":5"#

  @Test func `files are proved in the order in which they are named, one only once`() throws {
    let folder = try CreativeFolder(["b.json": Proof.creative("b", wrong), "a.json": Proof.creative("a", wrong)])
    let proof = try folder.prove(["b.json", "a.json", "./b.json"])
    #expect(proof.findings == ["b wrong-kind-of-value b.json 1", "a wrong-kind-of-value a.json 1"])
    #expect(proof.summary.creatives == 2)
    #expect(proof.summary.failing == 2)
    #expect(proof.summary.formats == 1)
  }

  @Test func `a list holds many, each with its own faults and place`() throws {
    let list = "[\n\(Proof.creative("a")),\n\(Proof.creative("b", wrong)),\n\(Proof.creative("c", "", #","id":"c""#))\n]"
    let proof = try CreativeFolder(["all.json": list]).prove(["all.json"])
    #expect(proof.findings == ["b wrong-kind-of-value all.json 3", "c duplicate-member all.json 4"])
    #expect(proof.summary.creatives == 3)
  }

  @Test func `a list that breaks off is one finding, and what is wrong between its elements is told once`() throws {
    let folder = try CreativeFolder([
      "cut.json": "[\(Proof.creative("a")),\n{\"id\":", "comma.json": "[\(Proof.creative("a")),]",
    ])
    #expect(try folder.prove(["cut.json"]).findings == ["- malformed-json cut.json 2"])
    #expect(try folder.prove(["cut.json"]).summary.failing == 1)
    #expect(try folder.prove(["comma.json"]).findings == ["- malformed-json comma.json 1"])
    #expect(try folder.prove(["comma.json"]).summary.creatives == 1)
  }

  @Test(arguments: ["creatives.ndjson", "creatives.jsonl"])
  func `lines hold one each; blank ones are none, a broken one is a finding and the run goes on`(_ name: String) throws {
    let text = "\(Proof.creative("a"))\r\n\r\n  \n{\"id\":\n\(Proof.creative("b", wrong))"
    let proof = try CreativeFolder([name: text]).prove([name])
    #expect(proof.findings == ["creatives:4 malformed-json \(name) 4", "b wrong-kind-of-value \(name) 5"])
    #expect(proof.summary.creatives == 3)
  }

  @Test func `a folder is walked in the order of names, and what is no creative is counted`() throws {
    let folder = try CreativeFolder([
      "ads/2/c.json": Proof.creative("c", wrong), "ads/1.json": Proof.creative("a", wrong),
      "ads/2.ndjson": Proof.creative("b", wrong), "ads/3.json": Proof.creative("d", wrong),
      "ads/format.json": Proof.definition, "ads/package.json": #"{"name":"x"}"#, "ads/list.json": "[1,2]",
      "ads/bad-1.json": Proof.creative("e", wrong), "ads/.hidden.json": Proof.creative("f", wrong),
      "ads/.cache/g.json": Proof.creative("g", wrong), "ads/session.jsonl": "\n{\"t\":0,\"event\":\"load\"}\n",
      "ads/notes.txt": "no JSON",
    ])
    let proof = try folder.prove(["ads"])
    #expect(
      proof.findings == [
        "a wrong-kind-of-value ads/1.json 1", "c wrong-kind-of-value ads/2/c.json 1",
        "b wrong-kind-of-value ads/2.ndjson 1", "d wrong-kind-of-value ads/3.json 1",
      ])
    #expect(proof.skipped.definitions == ["ads/format.json"])
    #expect(proof.skipped.other == 3)
    #expect(proof.skipped.bad == 1)
    #expect(proof.skipped.hidden == 2)
  }

  @Test func `what is skipped in a folder is proved when it is named`() throws {
    let folder = try CreativeFolder(["bad-1.json": Proof.creative("e", wrong), ".f.json": Proof.creative("f", wrong)])
    #expect(try folder.prove(["bad-1.json", ".f.json"]).summary.creatives == 2)
    for names in [[".", "bad-1.json"], ["bad-1.json", "."]] {
      #expect(try folder.prove(names).summary.creatives == 1, "\(names)")
    }
    #expect(try CreativeFolder(["x.json": #"{"name":"x"}"#]).prove(["x.json"]).summary.creatives == 1)
  }

  @Test func `broken JSON in a folder is a finding, for it may be a creative`() throws {
    let proof = try CreativeFolder(["ads/a.json": #"{"id":"a","assets":{"Headline":"#]).prove(["ads"])
    #expect(proof.findings == ["a malformed-json ads/a.json 1"])
  }

  @Test func `links that lead in circles come to an end`() throws {
    let folder = try CreativeFolder(["ads/deep/a.json": Proof.creative("a", wrong)])
    try folder.link("ads/deep/round", to: "..")
    try folder.link("ads/again.json", to: "deep/a.json")
    try folder.link("ads/nowhere.json", to: "nothing")
    #expect(try folder.prove(["ads"]).findings == ["a wrong-kind-of-value ads/again.json 1"])
  }

  @Test(arguments: [
    ("an object", "{\n \"id\": \"a\",\n \"formatId\": \"10063170\", \"assets\": 5}\n", 1),
    ("a list", "[\(Proof.creative("a")),\n\(Proof.creative("b"))]", 2),
    ("lines", "\n\(Proof.creative("a"))\n\n\(Proof.creative("b"))\n", 2),
    ("one line", Proof.creative("a"), 1),
    ("lines, the first one broken", "{\"id\": bare}\n\(Proof.creative("b"))\n", 2),
    ("nothing", "", 0),
    ("no JSON", "hello", 1),
  ])
  func `stdin is told by how it begins`(_ name: String, _ text: String, _ creatives: Int) throws {
    let proof = try CreativeFolder().prove(["-"], stdin: [Array(text.utf8)])
    #expect(proof.summary.creatives == creatives)
  }

  @Test func `however stdin comes in pieces, it is told the same`() throws {
    let text = Array((Proof.creative("a") + "\n" + Proof.creative("b", wrong) + "\n").utf8)
    for size in [1, 7, 64, 1000] {
      let pieces = stride(from: 0, to: text.count, by: size).map { Array(text[$0..<min($0 + size, text.count)]) }
      #expect(try CreativeFolder().prove(["-"], stdin: pieces).findings == ["b wrong-kind-of-value - 2"])
    }
  }

  @Test func `a byte order mark is no fault, UTF-16 is one that is named`() throws {
    let folder = try CreativeFolder(["a.json": "\u{FEFF}" + Proof.creative("a"), "b.ndjson": "\u{FEFF}" + Proof.creative("b")])
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in Proof.creative("c").utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write(wide, to: "c.json")
    try folder.write(wide, to: "d.ndjson")
    #expect(try folder.prove(["a.json", "b.ndjson"]).findings == [])
    #expect(
      try folder.prove(["c.json", "d.ndjson"]).findings == ["c not-utf-8 c.json 1", "d not-utf-8 d.ndjson 1"])
  }

  @Test func `a creative without an ID is called after its file and place`() throws {
    let nameless = #"{"formatId":"10063170","assets":{"Headline":5},"destinationUrl":"https://trailhead.example"}"#
    let folder = try CreativeFolder(["a.json": nameless, "b.json": "[\(nameless)]", "c.ndjson": "\(nameless)\n\(nameless)"])
    let findings = try folder.prove(["a.json", "b.json", "c.ndjson"]).findings
    #expect(findings.map { $0.prefix { $0 != " " } } == ["a", "b[0]", "c:1", "c:2"])
  }

  @Test(arguments: [
    ("nothing.json", "nothing.json cannot be read: No such file or directory."),
    ("campaign.jsno", "campaign.jsno does not exist; did you mean campaign.json?"),
    ("rows.csv", "rows.csv is a sheet; validate reads creatives as .json, .ndjson and .jsonl"),
    ("hero.jpg", "hero.jpg is no JSON; validate reads creatives as .json, .ndjson and .jsonl"),
  ])
  func `a name that leads to no creatives is told at once`(_ name: String, _ sentence: String) throws {
    let folder = try CreativeFolder(["campaign.json": Proof.creative("a"), "rows.csv": "id,Headline", "hero.jpg": "\u{FF}"])
    let error = #expect(throws: (any Error).self) { try folder.prove([name]) }
    #expect(error.map { "\($0)" } == sentence)
  }
}
