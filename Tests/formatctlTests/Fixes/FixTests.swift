import CustomFormats
import Foundation
import Testing

@testable import formatctl

/// `validate --fix` over files.
@Suite struct FixTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
  }

  /// A creative with a fault that is mended in a headline and a caption.
  private static func creative(_ id: String, headline: String = #" Gr\u00fcn\nwalks"#, caption: String = "Guided walks ")
    -> String
  {
    """
    { "id":"\(id)",\t"formatId" : "10063170", "x-keep": [1.0e0, "\\/", " x "], "assets": { "Headline": "\(headline)",
    "MainImage": {"file": "hero.jpg"},"Caption": "\(caption)" }, "destinationUrl": "https://trailhead.example/walks" }
    """.replacingOccurrences(of: "\n", with: "\r\n")
  }

  private static func mended(_ id: String) -> String { creative(id, headline: #"Gr\u00fcn walks"#, caption: "Guided walks") }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test func `each change is said, and nothing else in the file changes`() throws {
    try folder.write("\u{FEFF}" + Self.creative("a") + "\n", to: "ads/one.json")
    let environment = folder.run(["validate", "ads/one.json", "--fix", "--fail-on", "note"])
    #expect(
      environment.said.hasPrefix(
        """
        ads/one.json:1:96 Headline: " Grün␊walks" → "Grün walks"
        ads/one.json:2:47 Caption: "Guided walks " → "Guided walks"
        Mended 2 texts in 1 file.

        """), "\(environment.said)")
    #expect(environment.printed == "")
    #expect(try text("ads/one.json") == "\u{FEFF}" + Self.mended("a") + "\n")
    let again = folder.run(["validate", "ads/one.json", "--fix"])
    #expect(!again.said.contains("ended"))
    #expect(try folder.contents().keys.filter { $0.contains(".part") } == [])
  }

  @Test func `a file whose name is as long as a name may be is mended, and takes a report of such a name`() throws {
    let name = String(repeating: "n", count: 250) + ".json"
    try folder.write(Self.creative("a"), to: "ads/\(name)")
    let report = String(repeating: "r", count: 250) + ".json"
    folder.run(["validate", "ads/\(name)", "--fix", "-r", "json=\(report)"])
    #expect(try text("ads/\(name)") == Self.mended("a"))
    #expect(try text(report).contains("\"schemaVersion\""))
  }

  @Test func `two changes of the same bytes are refused, and the file stays as it is`() throws {
    try folder.write("abcdef", to: "file.txt")
    let path = FilePath("file.txt", from: folder.path)
    let version = try #require(FileVersion(path.absolute))
    #expect(throws: FileError.self) {
      try path.replace([(range: 1..<4, bytes: [0x78]), (range: 2..<5, bytes: [0x79])], of: version)
    }
    #expect(try text("file.txt") == "abcdef")
    #expect(try folder.contents().keys.filter { $0.contains(".part") } == [])
  }

  @Test func `lists and lines are mended in their places, and what has no end is left`() throws {
    let line = { (id: String) in Self.creative(id).replacingOccurrences(of: "\r\n", with: " ") }
    let good = { (id: String) in Self.mended(id).replacingOccurrences(of: "\r\n", with: " ") }
    try folder.write("[\(Self.creative("a")), 7,\n\(Self.mended("b")), \(Self.creative("c")) ]", to: "ads/list.json")
    try folder.write(
      "\(line("d")) \r\n\n\(good("e"))\n\(line("f"))\n{ \"id\": \"g\", \"assets\": { \"Headline\": \" x", to: "ads/rows.ndjson")
    folder.run(["validate", "ads/list.json", "ads/rows.ndjson", "--fix"], expecting: .findings)
    #expect(try text("ads/list.json") == "[\(Self.mended("a")), 7,\n\(Self.mended("b")), \(Self.mended("c")) ]")
    let rows = "\(good("d")) \r\n\n\(good("e"))\n\(good("f"))\n{ \"id\": \"g\", \"assets\": { \"Headline\": \" x"
    #expect(try text("ads/rows.ndjson") == rows)
  }

  @Test func `lines far behind the first megabyte are mended in their places`() throws {
    let filler = String(
      repeating: "{\"id\":\"p\",\"formatId\":\"10063170\",\"assets\":{\"Headline\":\"\(String(repeating: "x", count: 900))\"}}\n",
      count: 2500)
    try folder.write(filler + Self.creative("a").replacingOccurrences(of: "\r\n", with: " "), to: "ads/rows.ndjson")
    folder.run(["validate", "ads/rows.ndjson", "--fix", "--only", "text", "-r", "json"], expecting: .findings)
    #expect(try text("ads/rows.ndjson") == filler + Self.mended("a").replacingOccurrences(of: "\r\n", with: " "))
  }

  @Test func `a dry run shows the same changes, writes nothing and reports what stands there`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    let before = try folder.contents()
    let dry = folder.run(["validate", "ads/one.json", "--fix", "--dry-run", "--fail-on", "note"], expecting: .findings)
    #expect(dry.said.contains("Would mend 2 texts in 1 file.\nNothing was written: --dry-run.\n"))
    #expect(dry.printed.contains("[line-break-in-text]"))
    #expect(try folder.contents() == before)
    let real = folder.run(["validate", "ads/one.json", "--fix", "--fail-on", "note"])
    #expect(real.said.prefix(100) == dry.said.prefix(100))
  }

  @Test func `what is not reported is not mended`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    let off = ["--rule", "line-break-in-text=off", "--rule", "surrounding-whitespace=off"]
    folder.run(["validate", "ads/one.json", "--fix"] + off)
    folder.run(["validate", "ads/one.json", "--fix", "--only", "link"])
    #expect(try text("ads/one.json") == Self.creative("a"))
    folder.run(["validate", "ads/one.json", "--write-baseline", "known.json"])
    folder.run(["validate", "ads/one.json", "--fix", "--baseline", "known.json"])
    #expect(try text("ads/one.json") == Self.creative("a", caption: "Guided walks"))
  }

  @Test func `a report says what can be mended, and after it what is left`() throws {
    try folder.write(Self.creative("a", headline: " Night\\nhikes %%"), to: "ads/one.json")
    let before = folder.run(["validate", "ads/one.json", "-r", "json", "--fix", "--dry-run"])
    #expect(before.printed.components(separatedBy: #""fixable":true"#).count == 3)
    let after = folder.run(["validate", "ads/one.json", "-r", "json", "--fix", "-q"])
    #expect(!after.printed.contains("fixable"))
    #expect(after.said == "")
  }

  @Test func `a link stays a link, and the rights of the file stay`() throws {
    try folder.write(Self.creative("a"), to: "store/one.txt")
    try folder.copy("Formats/simple-native/hero.jpg", to: "store/hero.jpg")
    chmod(folder.path + "/store/one.txt", 0o640)
    symlink("../store/one.txt", folder.path + "/ads/one.json")
    folder.run(["validate", "ads/one.json", "--fix"])
    #expect(try text("store/one.txt") == Self.mended("a"))
    var facts = stat()
    #expect(lstat(folder.path + "/ads/one.json", &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.path + "/store/one.txt", &facts) == 0 && facts.st_mode & 0o7777 == 0o640)
  }

  @Test func `a file that may only be read is told, the others are mended`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    try folder.write(Self.creative("b"), to: "ads/two.json")
    chmod(folder.path + "/ads/one.json", 0o444)
    let environment = folder.run(["validate", "ads/one.json", "ads/two.json", "--fix"], expecting: .failed)
    #expect(environment.said.contains("\nMended 2 texts in 1 file.\nads/one.json is left as it is: it is read-only.\n"))
    #expect(environment.printed.contains("[line-break-in-text]"))
    #expect(try text("ads/one.json") == Self.creative("a"))
    #expect(try text("ads/two.json") == Self.mended("b"))
  }

  @Test func `a file that was written meanwhile is left`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    let path = FilePath("ads/one.json", from: folder.path)
    let version = try #require(FileVersion(path.absolute))
    try folder.write(Self.creative("other"), to: "ads/one.json")
    #expect(throws: FileError(path, "is left as it is", "another program has written it meanwhile")) {
      try path.replace([(0..<1, [])], of: version)
    }
    #expect(try text("ads/one.json") == Self.creative("other"))
  }

  @Test func `changes at every place of a file are copied in`() throws {
    let piece = OpenFile.pieceSize
    var bytes = [UInt8](repeating: UInt8(ascii: "."), count: 2 * piece + 10)
    try folder.write(String(decoding: bytes, as: UTF8.self), to: "big.txt")
    let path = FilePath("big.txt", from: folder.path)
    let places = [0..<1, piece - 2..<piece + 3, piece + 3..<piece + 3, 2 * piece..<2 * piece + 1, 2 * piece + 9..<2 * piece + 10]
    try path.replace(places.map { ($0, Array("ab".utf8)) }, of: try #require(FileVersion(path.absolute)))
    for place in places.reversed() { bytes.replaceSubrange(place, with: "ab".utf8) }
    #expect(try folder.read("big.txt") == Data(bytes))
  }

  @Test func `calls that cannot be meant are refused`() throws {
    #expect(folder.run(["validate", "ads", "--dry-run"], expecting: .failed).said.contains("--dry-run goes with --fix"))
    #expect(folder.run(["validate", "-", "--fix"], expecting: .failed).said.contains("- is stdin, and --fix writes files"))
    #expect(folder.run(["validate", "nowhere.json", "--fix"], expecting: .failed).said.contains("nowhere.json cannot be read"))
  }
}
