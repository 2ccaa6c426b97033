import CustomFormats
import Foundation
import Testing

@testable import formatctl

/// What `validate --fix` does about a media file whose name ends as another type does.
@Suite struct RenameTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/ads") where name.hasPrefix("bad-") {
      try FileManager.default.removeItem(atPath: folder.path + "/ads/" + name)
    }
    try folder.copy("Formats/simple-native/hero.jpg", to: "ads/pictures/beach.png")
  }

  /// A creative with a spelling of its own, whose picture is at a path.
  private static func creative(_ id: String, _ path: String = #"pictures\/beach.png"#) -> String {
    """
    { "id":"\(id)",\t"formatId" : "10063170", "assets": { "Headline": "Night hikes", "MainImage": {"file" :"\(path)"} },\r
      "destinationUrl": "https://trailhead.example/walks" }\r
    """
  }

  private func names(_ path: String = "ads/pictures") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + path).sorted()
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test func `a picture gets the ending of its type, in every creative that names it`() throws {
    try folder.write("\u{FEFF}" + Self.creative("a"), to: "ads/one.json")
    try folder.write("[\(Self.creative("b")), 1, \(Self.creative("c", "pictures/./beach.png"))]", to: "ads/list.json")
    let row = { (id: String, path: String) in Self.creative(id, path).replacingOccurrences(of: "\r\n", with: " ") }
    try folder.write(row("d", "hero.jpg") + "\n" + row("e", #"pictures/b\u0065ach.png"#) + "\n", to: "ads/rows.ndjson")
    let call = folder.run(["validate", "ads", "--fix"], expecting: .findings)
    #expect(
      call.said.contains(
        """
        ads/list.json:1:101 MainImage: "pictures/beach.png" → "pictures/beach.jpg"
        ads/list.json:2:161 MainImage: "pictures/./beach.png" → "pictures/./beach.jpg"
        ads/one.json:1:101 MainImage: "pictures/beach.png" → "pictures/beach.jpg"
        ads/rows.ndjson:2:100 MainImage: "pictures/beach.png" → "pictures/beach.jpg"
        ads/pictures/beach.png: renamed to beach.jpg
        Renamed 1 media file.

        """), "\(call.said)")
    #expect(try text("ads/one.json") == "\u{FEFF}" + Self.creative("a", #"pictures\/beach.jpg"#))
    #expect(
      try text("ads/list.json")
        == "[\(Self.creative("b", #"pictures\/beach.jpg"#)), 1, \(Self.creative("c", "pictures/./beach.jpg"))]")
    #expect(try text("ads/rows.ndjson") == row("d", "hero.jpg") + "\n" + row("e", #"pictures/b\u0065ach.jpg"#) + "\n")
    #expect(try names() == ["beach.jpg"])
    let after = try folder.contents()
    #expect(!folder.run(["validate", "ads", "--fix"], expecting: .findings).said.contains("enamed"))
    #expect(try folder.contents() == after)
  }

  @Test func `texts and names of one creative are both mended, each change once`() throws {
    try folder.write(
      Self.creative("a").replacingOccurrences(of: "Night hikes", with: " Night hikes"), to: "ads/one.json")
    let dry = folder.run(["validate", "ads/one.json", "--fix", "--dry-run"])
    #expect(
      dry.said.hasPrefix(
        """
        ads/one.json:1:63 Headline: " Night hikes" → "Night hikes"
        Would mend 1 text in 1 file.
        ads/one.json:1:101 MainImage: "pictures/beach.png" → "pictures/beach.jpg"
        ads/pictures/beach.png: renamed to beach.jpg
        Would rename 1 media file.
        Nothing was written: --dry-run.

        """), "\(dry.said)")
    #expect(try names() == ["beach.png"])
    folder.run(["validate", "ads/one.json", "--fix", "-q"])
    #expect(try text("ads/one.json") == Self.creative("a", #"pictures\/beach.jpg"#))
    #expect(try names() == ["beach.jpg"])
  }

  @Test func `what is not reported is not renamed`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    folder.run(["validate", "ads/one.json", "--fix", "--rule", "extension-mismatch=off"])
    folder.run(["validate", "ads/one.json", "--fix", "--only", "text"])
    folder.run(["validate", "ads/one.json", "--write-baseline", "known.json"])
    folder.run(["validate", "ads/one.json", "--fix", "--baseline", "known.json"])
    #expect(try names() == ["beach.png"])
    #expect(try text("ads/one.json") == Self.creative("a"))
  }

  @Test func `a file keeps its name where another one would lose by it, and the reason is said`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    let before = try folder.contents()
    func expectKept(_ reason: String, _ at: SourceLocation = #_sourceLocation) throws {
      let call = folder.run(["validate", "ads/one.json", "--fix"])
      #expect(call.said.contains("ads/pictures/beach.png keeps its name: \(reason).\n"), "\(call.said)", sourceLocation: at)
      #expect(!call.said.contains("Renamed"), sourceLocation: at)
      #expect(try text("ads/one.json") == Self.creative("a"), sourceLocation: at)
    }
    try folder.write("other", to: "ads/pictures/Beach.JPG")
    try expectKept("beach.jpg is there already")
    try FileManager.default.removeItem(atPath: folder.path + "/ads/pictures/Beach.JPG")

    try folder.write(#"{"id":"z","assets":{"MainImage":"pictures\/Beach.png"}}"#, to: "ads/two.json")
    try expectKept("ads/two.json names it and is not part of this run")
    try FileManager.default.removeItem(atPath: folder.path + "/ads/two.json")
    #expect(try folder.contents() == before)

    try folder.write(
      Self.creative("a").replacingOccurrences(of: "\"id\"", with: "\"x-\": \"beach.png\", \"id\""), to: "ads/two.json")
    let two = folder.run(["validate", "ads/one.json", "ads/two.json", "--fix"], expecting: .findings)
    #expect(two.said.contains("keeps its name: ads/two.json names it where no media file is named.\n"), "\(two.said)")
    try FileManager.default.removeItem(atPath: folder.path + "/ads/two.json")

    try FileManager.default.removeItem(atPath: folder.path + "/ads/pictures/beach.png")
    symlink("../hero.jpg", folder.path + "/ads/pictures/beach.png")
    try expectKept("it is a link")
  }

  @Test func `a creative that is no whole JSON keeps the name of what it names`() throws {
    try folder.write(
      Self.creative("a").replacingOccurrences(of: "\r\n", with: " ") + "\n{\"id\":\"b\",\"assets\":{\"MainImage\":\"beach.png\"",
      to: "ads/rows.ndjson")
    let call = folder.run(["validate", "ads/rows.ndjson", "--fix"], expecting: .findings)
    #expect(call.said.contains("keeps its name: ads/rows.ndjson names it and is not part of this run.\n"), "\(call.said)")
    #expect(try names() == ["beach.png"])
  }

  @Test func `two files that would get one name keep one of them`() throws {
    try folder.copy("Formats/simple-native/hero.jpg", to: "ads/pictures/beach.gif")
    try folder.write(Self.creative("a"), to: "ads/one.json")
    try folder.write(Self.creative("b", "pictures/beach.gif"), to: "ads/two.json")
    let call = folder.run(["validate", "ads/one.json", "ads/two.json", "--fix"])
    #expect(call.said.contains("ads/pictures/beach.png keeps its name: another file gets the name beach.jpg.\n"), "\(call.said)")
    #expect(try names() == ["beach.jpg", "beach.png"])
    #expect(try text("ads/one.json") == Self.creative("a"))
    #expect(try text("ads/two.json") == Self.creative("b", "pictures/beach.jpg"))
  }

  @Test func `what is named beside one that keeps its name keeps its own`() throws {
    try folder.copy("Formats/simple-native/hero.jpg", to: "ads/pictures/wood.png")
    try folder.write("other", to: "ads/pictures/beach.jpg")
    let rows = ["beach", "wood"].map { Self.creative($0, "pictures/\($0).png").replacingOccurrences(of: "\r\n", with: " ") }
    try folder.write(rows.joined(separator: "\n"), to: "ads/rows.ndjson")
    let call = folder.run(["validate", "ads/rows.ndjson", "--fix"])
    #expect(
      call.said.contains("ads/pictures/wood.png keeps its name: ads/rows.ndjson names it beside one that keeps its name.\n"))
    #expect(try names() == ["beach.jpg", "beach.png", "wood.png"])
  }

  @Test func `a renaming that was cut short is finished`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    link(folder.path + "/ads/pictures/beach.png", folder.path + "/ads/pictures/beach.jpg")
    folder.run(["validate", "ads/one.json", "--fix"])
    #expect(try names() == ["beach.jpg"])
    #expect(try text("ads/one.json") == Self.creative("a", #"pictures\/beach.jpg"#))

    // A file of its own that has the same bytes is nobody's half.
    try folder.write(Self.creative("a"), to: "ads/one.json")
    try folder.copy("Formats/simple-native/hero.jpg", to: "ads/pictures/beach.png")
    let call = folder.run(["validate", "ads/one.json", "--fix"])
    #expect(call.said.contains("ads/pictures/beach.png keeps its name: beach.jpg is there already.\n"), "\(call.said)")
    #expect(try names() == ["beach.jpg", "beach.png"])
  }

  @Test func `a link that leads to the file keeps its name for it`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    for link in ["beach.jpg", "other.png"] {
      symlink("beach.png", folder.path + "/ads/pictures/" + link)
      let call = folder.run(["validate", "ads/one.json", "--fix"])
      #expect(call.said.contains("ads/pictures/beach.png keeps its name: \(link) is a link to it.\n"), "\(call.said)")
      #expect(try names() == ["beach.png", link].sorted())
      try FileManager.default.removeItem(atPath: folder.path + "/ads/pictures/" + link)
    }
  }

  @Test func `a picture whose creative may only be read keeps its name`() throws {
    try folder.write(Self.creative("a"), to: "ads/one.json")
    try folder.write(Self.creative("b"), to: "ads/two.json")
    chmod(folder.path + "/ads/one.json", 0o444)
    let before = try folder.contents()
    let call = folder.run(["validate", "ads/two.json", "ads/one.json", "--fix"])
    #expect(
      call.said.contains("ads/pictures/beach.png keeps its name: ads/one.json names it and may only be read.\n"), "\(call.said)")
    #expect(try folder.contents() == before)
  }

  @Test func `of two runs at once neither loses the picture`() throws {
    for _ in 0..<12 {
      for name in try names() { try FileManager.default.removeItem(atPath: folder.path + "/ads/pictures/" + name) }
      try folder.copy("Formats/simple-native/hero.jpg", to: "ads/pictures/beach.png")
      try folder.write(Self.creative("a"), to: "ads/one.json")
      let runs = try (0..<2).map { _ in
        let process = Process()
        process.executableURL = URL(filePath: BuiltProgram.folder + "/formatctl")
        process.arguments = ["validate", "ads/one.json", "--fix", "-q"]
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ["HOME": folder.path, "FORMATCTL_FORMATS": Folder.repository + "/Formats"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        return process
      }
      for run in runs { run.waitUntilExit() }
      let named = try text("ads/one.json").contains("beach.jpg") ? "beach.jpg" : "beach.png"
      #expect(try names().contains(named))
      #expect(try folder.read("ads/pictures/" + named) == folder.read("ads/hero.jpg"))
    }
  }

  @Test func `pictures of --assets are renamed for creatives elsewhere`() throws {
    try folder.write(Self.creative("a", "beach.png"), to: "ads/one.json")
    folder.run(["validate", "ads/one.json", "--assets", "ads/pictures", "--fix"])
    #expect(try names() == ["beach.jpg"])
    #expect(try text("ads/one.json") == Self.creative("a", "beach.jpg"))
  }
}
