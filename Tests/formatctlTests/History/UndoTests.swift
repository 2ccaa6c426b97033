import Foundation
import Testing

@testable import formatctl

/// What a catalogue gives back of itself, byte for byte, numbers of revisions left out.
@Suite struct UndoTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    folder.run(["create", "10063170", "--catalogue", "formatctl.db"])
    folder.run(["create", "12387226"])
  }

  /// The formats, definitions, samples and media, as export writes them.
  private func state() throws -> [String: Data] {
    let name = "state-\(UUID().uuidString)"
    try folder.write("", to: name + "/.here")
    folder.run(["export", "--all", "-o", name, "-q"])
    return Dictionary(
      uniqueKeysWithValues: try folder.contents().filter { $0.key.hasPrefix(name + "/") }
        .map { (String($0.key.dropFirst(name.count)), $0.value) })
  }

  static let changes = [
    "create 10004400", "import mine", "edit 10063170 --set name=Plain", "edit 10063170 --set slug=plain",
    "field add 10063170 Price:text", "field set 10063170 Headline max=40", "field rename 10063170 Caption Text",
    "field move 10063170 Caption --first", "field remove 10063170 Caption",
  ]

  @Test(arguments: changes)
  func `undo gives back the state before a change, redo the one after, byte for byte`(line: String) throws {
    try folder.copy("Formats/simple-native", to: "mine")
    let text = String(decoding: try folder.read("mine/format.json"), as: UTF8.self)
    try folder.write(text.replacing("\"maxCharacters\": 90", with: "\"maxCharacters\": 70"), to: "mine/format.json")
    let before = try state()
    folder.run(ShellWords("formatctl " + line).words)
    let after = try state()
    #expect(after != before)
    folder.run(["undo"])
    #expect(try state() == before)
    folder.run(["undo", "--redo"])
    #expect(try state() == after)
    folder.run(["undo"])
    #expect(try state() == before)
    folder.run(["catalogue", "check"])
  }

  @Test func `undo goes back to an empty catalogue and redo to the last state`() throws {
    folder.run(["field", "set", "10063170", "Caption", "max=80"])
    let last = try state()
    for _ in 1...3 { folder.run(["undo"]) }
    #expect(folder.run(["list", "--json"]).printed.contains("\"formats\": []"))
    let end = folder.run(["undo"], expecting: .failed)
    #expect(end.said == "formatctl: formatctl.db has no change that is left to undo.\nRun formatctl history.\n")
    for _ in 1...3 { folder.run(["undo", "--redo"]) }
    #expect(try state() == last)
    folder.run(["undo", "--redo"], expecting: .failed)
  }

  @Test func `a dry run says the same and leaves the folder as it is`() throws {
    folder.run(["field", "set", "10063170", "Caption", "max=80"])
    let before = try folder.contents()
    let dry = folder.run(["undo", "--dry-run"]).printed
    #expect(try folder.contents() == before)
    #expect(dry.hasPrefix("Would undo change 3 of Kim: formatctl field set 10063170 Caption max=80\n"))
    #expect(dry.contains("\n-      \"limits\": { \"maxCharacters\": 80 },\n+      \"limits\": { \"maxCharacters\": 90 },\n"))
    #expect(
      folder.run(["undo"]).printed == """
        Undid change 3 of Kim: formatctl field set 10063170 Caption max=80
        Revised Simple native (10063170), revision 3: as in revision 1.
          safe: Caption: at most 90 characters, before 80. [limit-loosened]

        """)
  }

  @Test func `an ID that was given away meanwhile is told, in a dry run too`() throws {
    folder.run(["undo"])
    folder.run(["create", "12387226", "--field", "Headline:text"])
    for words in [["undo", "--redo", "--dry-run"], ["undo", "--redo"]] {
      let said = folder.run(words, expecting: .failed).said
      #expect(said == "formatctl: format ID 12387226 is taken in formatctl.db by \"12387226\".\nRun formatctl history.\n")
    }
  }

  @Test func `names and reasons of others cannot steer the terminal`() throws {
    let environment = folder.environment(variables: ["FORMATCTL_AUTHOR": "L\u{1B}[2Jee"])
    folder.run(["field", "set", "10063170", "Caption", "max=80", "-m", "a\u{1B}]0;b\u{7}\nc"], in: environment)
    for words in [["history"], ["undo", "--dry-run"], ["undo", "--force"]] {
      let shown = folder.run(words)
      #expect(shown.printed.contains("L␛[2Jee"))
      #expect(!shown.printed.contains("\u{1B}"))
      #expect(!shown.said.contains("\u{1B}"))
    }
  }

  @Test func `the history of a deleted format is told by its ID and by its slug`() throws {
    folder.run(["undo"])
    for name in ["12387226", "native-video"] {
      let lines = folder.run(["history", name]).printed.split(separator: "\n")
      #expect(lines.first == "Change 3 by Kim, 2026-01-01 00:00 UTC")
      #expect(lines.contains("  Deleted Native video (12387226), revision 2."))
      #expect(lines.last == "  Taken back by change 3.")
    }
    #expect(
      folder.run(["field", "add", "12387226", "A:text"], expecting: .failed).said
        == "formatctl: 12387226 was deleted from the catalogue formatctl.db.\nRun formatctl history 12387226.\n")
  }
}
