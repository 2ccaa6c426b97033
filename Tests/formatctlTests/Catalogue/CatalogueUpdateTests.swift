import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct CatalogueUpdateTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.definition(), to: "hikes.json")
  }

  private static func definition(_ id: String? = "42", slug: String? = "hikes", more: String = "") -> String {
    let names = (id.map { "\"formatId\": \"\($0)\",\n " } ?? "") + (slug.map { "\"slug\": \"\($0)\",\n " } ?? "")
    return
      "{\n \(names)\(more)\"fields\": [{ \"key\": \"Headline\", \"kind\": \"text\" }],\n \"clicks\": { \"clickable\": [\"Headline\"] } }\n"
  }

  private func take(_ file: String, expecting status: formatctl.ExitStatus = .clean) -> Environment {
    folder.run(["import", "--catalogue", "formatctl.db", file], expecting: status)
  }

  private func kept(_ word: String = "42") -> String { folder.run(["export", word, "--catalogue", "formatctl.db"]).printed }

  @Test func `a text comes out byte for byte, whatever its form`() throws {
    let odd =
      "\u{FEFF}{\"fields\":[{\"kind\":\"text\",\"key\":\"Headline\",\"sample\":\"é\\u00e9\"}],\r\n\t\"formatId\" : 42,\"x-mine\":{\"a\":1e3},\"clicks\":{\"clickable\":[\"Headline\"]}}"
    try folder.write(odd, to: "odd.json")
    _ = take("odd.json")
    #expect(Array(kept().utf8) == Array(odd.utf8))
    #expect(take("odd.json").printed == "Unchanged: 42, revision 1: 1 field.\n")
  }

  @Test func `the number of a member revision is kept current, and nothing else is touched`() throws {
    try folder.write(Self.definition(more: "\"revision\" : 7 , "), to: "hikes.json")
    _ = take("hikes.json")
    #expect(kept() == Self.definition(more: "\"revision\" : 1 , "))
    try folder.write(Self.definition(more: "\"revision\" : 1 , \"name\": \"Hikes\", "), to: "hikes.json")
    #expect(
      take("hikes.json").printed
        == "Revised Hikes (42), revision 2: 1 field.\n  safe: Name: \"Hikes\", before not set. [text-changed]\n")
    #expect(kept() == Self.definition(more: "\"revision\" : 2 , \"name\": \"Hikes\", "))
    // What came out may be changed and taken again.
    try folder.write(Self.definition(more: "\"revision\" : 2 , \"name\": \"Walks\", "), to: "hikes.json")
    #expect(
      take("hikes.json").printed
        == "Revised Walks (42), revision 3: 1 field.\n  safe: Name: \"Walks\", before \"Hikes\". [text-changed]\n")
    // The older one is refused, the same words with any number are not.
    try folder.write(Self.definition(more: "\"revision\" : 2 , \"name\": \"Hikes\", "), to: "hikes.json")
    #expect(take("hikes.json", expecting: .failed).said.contains("-  \"name\": \"Walks\",\n+  \"name\": \"Hikes\",\n"))
    try folder.write(Self.definition(more: "\"revision\" : 1 , \"name\": \"Walks\", "), to: "hikes.json")
    #expect(take("hikes.json").printed == "Unchanged: Walks (42), revision 3: 1 field.\n")
  }

  @Test func `a revision is added before all other members`() throws {
    _ = take("hikes.json")
    let text = folder.run(["export", "42", "--with-revision", "--catalogue", "formatctl.db"]).printed
    #expect(text == Self.definition().replacing("{\n ", with: "{\n \"revision\": 1,\n ", maxReplacements: 1))
    try folder.write(text, to: "hikes.json")
    #expect(take("hikes.json").printed == "Unchanged: hikes (42), revision 1: 1 field.\n")
  }

  @Test func `a draft gets its ID, and an ID does not get lost`() throws {
    try folder.write(Self.definition(nil), to: "draft.json")
    #expect(take("draft.json").printed == "Added hikes, revision 1: 1 field.\n")
    #expect(
      take("hikes.json").printed
        == "Revised hikes (42), revision 2: 1 field.\n  safe: Format ID: \"42\", before not set. [text-changed]\n")
    #expect(take("draft.json", expecting: .failed).said.contains("has the slug hikes, which is that of hikes (42)"))
    #expect(folder.run(["show", "hikes@1", "-q", "--catalogue", "formatctl.db"]).printed.contains("draft, no ID yet"))
  }

  @Test func `a slug may change, not to another's`() throws {
    _ = take("hikes.json")
    try folder.write(Self.definition("43", slug: "walks"), to: "walks.json")
    _ = take("walks.json")
    try folder.write(Self.definition("43", slug: "hikes"), to: "walks.json")
    #expect(take("walks.json", expecting: .failed).said.contains("walks.json has the slug hikes, which is that of hikes (42)"))
    try folder.write(Self.definition("43", slug: "strolls"), to: "walks.json")
    #expect(
      take("walks.json").printed
        == "Revised strolls (43), revision 2: 1 field.\n  breaking: Slug: strolls, before walks. [key-renamed]\n")
  }

  @Test func `samples and media come and go with their format`() throws {
    try folder.copy("Formats/simple-native", to: "mine")
    let sample = String(decoding: try folder.read("mine/sample.json"), as: UTF8.self)
    let second = sample.replacing("night-hikes", with: "other").replacing("hero.jpg", with: "pictures/hero.jpg")
    try folder.write(second, to: "mine/samples/Day 2%2F3/sample.json")
    try folder.copy("Formats/simple-native/hero-square.jpg", to: "mine/samples/Day 2%2F3/pictures/hero.jpg")
    try folder.copy("Formats/simple-native/adchoices.png", to: "mine/samples/Day 2%2F3/adchoices.png")
    #expect(take("mine").printed == "Added Simple native (10063170), revision 1: 3 fields, 2 samples, 4 media files.\n")
    #expect(folder.run(["show", "10063170", "-q"]).printed.contains("  Samples      night-hikes, Day 2/3\n"))
    folder.run(["export", "--all", "-o", "out"])
    for name in [
      "format.json", "sample.json", "hero.jpg", "adchoices.png", "samples/Day 2%2F3/sample.json",
      "samples/Day 2%2F3/pictures/hero.jpg", "samples/Day 2%2F3/adchoices.png",
    ] {
      #expect(try folder.read("out/simple-native/" + name) == folder.read("mine/" + name), "\(name)")
    }
    try folder.copy("Formats/simple-native/hero-square.jpg", to: "other.jpg")
    try Data(folder.read("other.jpg")).write(to: URL(filePath: folder.path + "/mine/hero.jpg"))
    #expect(
      take("mine").printed
        == "Revised the sample night-hikes of Simple native (10063170): 2 media files.\n")
    #expect(folder.run(["import", "out", "--json"]).printed.contains("\"action\": \"revised\""))
    #expect(folder.run(["catalogue", "check"]).printed.contains("is sound: 1 format, 2 samples, "))
  }

  @Test func `an older revision is exported without samples`() throws {
    _ = take(Folder.repository + "/Formats/simple-native")
    try folder.write(kept("10063170").replacing("Simple native", with: "Simple"), to: "new.json")
    _ = take("new.json")
    #expect(folder.run(["export", "10063170@1", "-o", "old"]).printed == "Wrote old/simple-native: 1 file.\n")
    #expect(folder.run(["export", "10063170", "-o", "new"]).printed == "Wrote new/simple-native: 4 files.\n")
    #expect(folder.run(["show", "10063170@1", "-q"]).printed.hasPrefix("Simple native\n"))
    #expect(folder.run(["show", "10063170", "-q"]).printed.hasPrefix("Simple\n"))
  }

  @Test func `all of one call is written, or nothing`() throws {
    try folder.write(Self.definition("43", slug: "walks"), to: "all/a/format.json")
    try folder.write("{", to: "all/b/format.json")
    _ = take("all", expecting: .failed)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/formatctl.db"))
    _ = take("hikes.json")
    let before = try folder.contents()
    _ = take("all", expecting: .failed)
    #expect(try folder.contents() == before)
    try folder.write(Self.definition("44", slug: "strolls"), to: "all/b/format.json")
    #expect(take("all").printed == "Added walks (43), revision 1: 1 field.\nAdded strolls (44), revision 1: 1 field.\n")
    let catalogue = try Catalogue.open(folder.path + "/formatctl.db", .reading)
    #expect(try catalogue.changes().map(\.entries.count) == [2, 1])
  }

  @Test func `a catalogue in another folder is made with its folder`() throws {
    let environment = folder.run(["create", "42", "--from", "hikes.json", "--catalogue", "deep/er/x.db"])
    #expect(environment.said == "The catalogue deep/er/x.db was made.\nRun formatctl preview 42 to see it.\n")
    #expect(folder.run(["export", "42", "--catalogue", "deep/er/x.db"]).printed == Self.definition())
  }

  @Test func `a text that could steer a terminal is shown and not obeyed`() throws {
    try folder.write(Self.definition(more: "\"name\": \"Hi\u{202E}kes\u{9B}31m\", "), to: "hikes.json")
    #expect(take("hikes.json").printed == "Added Hi⟨U+202E⟩kes⟨U+009B⟩31m (42), revision 1: 1 field.\n")
    #expect(folder.run(["list", "-q"]).printed.contains("Hi⟨U+202E⟩kes⟨U+009B⟩31m"))
    #expect(folder.run(["show", "42", "-q"]).printed.hasPrefix("Hi⟨U+202E⟩kes⟨U+009B⟩31m\n"))
    let terminal = folder.environment(terminal: true)
    #expect(folder.run(["export", "42"], in: terminal).printed.contains("Hi⟨U+202E⟩kes⟨U+009B⟩31m"))
    #expect(kept().contains("Hi\u{202E}kes\u{9B}31m"))
  }

  @Test func `an empty file at the path becomes a catalogue`() throws {
    try folder.write("", to: "formatctl.db")
    #expect(folder.run(["list"], expecting: .failed).said.hasPrefix("formatctl: formatctl.db is empty"))
    #expect(folder.run(["create", "10063170"]).said.contains("Run formatctl preview 10063170 to see it."))
    #expect(folder.run(["list", "-q"]).printed.contains("Simple native"))
  }
}
