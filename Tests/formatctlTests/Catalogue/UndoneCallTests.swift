import Foundation
import Testing

@testable import formatctl

/// Every command that changes the catalogue, undone and redone.
@Suite struct UndoneCallTests {
  /// Makes a catalogue of two formats, one with a sample, and files that may enter it.
  private static func folder() throws -> Folder {
    let folder = try Folder()
    folder.run(["--catalogue", "formatctl.db", "create", "10063170", "-m", "First"])
    folder.run(["create", "trail-card", "--field", "Headline:text,required,max=60"])
    try folder.copy("Formats/simple-native", to: "mine")
    let text = String(decoding: try folder.read("mine/format.json"), as: UTF8.self)
    try folder.write(text.replacing("\"maxCharacters\": 50", with: "\"maxCharacters\": 40"), to: "mine/format.json")
    let sample = String(decoding: try folder.read("mine/sample.json"), as: UTF8.self)
    try folder.write(sample.replacing("night-hikes", with: "early-hikes"), to: "mine/early.json")
    return folder
  }

  /// At least one call of every command that changes the catalogue.
  private static let calls = [
    "create 12387226",
    "create other --field Headline:text",
    "edit 10063170 --set name=Hikes --set slug=hikes",
    "edit 10063170 --from mine/format.json",
    "field add 10063170 Price:text,max=10 --first",
    "field set 10063170 Headline max=40,label=Title",
    "field rename 10063170 Headline Title",
    "field move 10063170 Caption --first",
    "field remove 10063170 Caption",
    "copy 10063170 hike-card",
    "copy simple-native 20000002 --without-samples",
    "renumber 10063170 20000001 --keep-id",
    "renumber trail-card 20000001",
    "delete 10063170 --force",
    "sample add 10063170 mine/early.json",
    "sample add 10063170 mine/early.json --name night-hikes --replace",
    "sample remove 10063170 night-hikes",
    "import mine",
  ]

  /// The calls that are refused where they name a revision that is not the newest.
  private static let outdated = [
    "edit 10063170@1 --set name=Hikes",
    "edit 10063170@1 --from mine/format.json",
    "field add 10063170@1 Price:text,max=10",
    "field set 10063170@1 Headline max=45",
    "field rename 10063170@1 Headline Title",
    "field move 10063170@1 Caption --first",
    "field remove 10063170@1 Caption",
    "renumber 10063170@1 20000001",
    "delete 10063170@1 --force",
  ]

  /// Returns what the catalogue holds: files of all formats, their samples and media, and the list without numbers and dates.
  private static func state(of folder: Folder) throws -> [String: Data] {
    try? FileManager.default.removeItem(atPath: folder.path + "/state")
    folder.run(["export", "--all", "-o", "state"])
    var state = try folder.contents().filter { $0.key.hasPrefix("state/") }
    let list = folder.run(["list", "--json"]).printed.split(separator: "\n").filter {
      !$0.contains("\"revision\"") && !$0.contains("\"changed\"") && !$0.contains("\"origin\"")
    }
    state["list"] = Data(list.joined(separator: "\n").utf8)
    return state
  }

  @Test(arguments: calls)
  func `undo gives back every byte of what was before, and redo what was after`(call: String) throws {
    let folder = try Self.folder()
    let before = try Self.state(of: folder)
    folder.run(ShellWords("formatctl " + call).words)
    let after = try Self.state(of: folder)
    #expect(before != after)
    folder.run(["undo"])
    #expect(try Self.state(of: folder) == before)
    folder.run(["undo", "--redo"])
    #expect(try Self.state(of: folder) == after)
    #expect(folder.run(["catalogue", "check"]).printed.contains("is sound"))
  }

  @Test(arguments: calls)
  func `a dry run says what would happen and changes nothing`(call: String) throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    let said = folder.run(ShellWords("formatctl " + call + " --dry-run").words)
    #expect(said.printed.hasPrefix("Would "))
    #expect(said.said.contains("Nothing was written: --dry-run."))
    #expect(try folder.contents() == before)
  }

  @Test func `every command that changes the catalogue is among the calls`() {
    func check(_ about: CommandDescription) {
      let names = Set(about.options.map(\.name))
      if names.isSuperset(of: ["message", "dry-run"]), about.path != ["undo"] {
        let call = about.path.joined(separator: " ")
        #expect(Self.calls.contains { $0.hasPrefix(call + " ") }, "\(call)")
        let isBased = !["create", "copy", "import", "sample"].contains(about.path[0])
        #expect(!isBased || Self.outdated.contains { $0.hasPrefix(call + " ") }, "\(call)")
      }
      about.subcommands.forEach(check)
    }
    Formatctl.commands.flatMap(\.commands).forEach { check(CommandDescription($0)) }
  }

  @Test(arguments: outdated)
  func `a change of an older revision is refused, and the difference shown`(call: String) throws {
    let folder = try Self.folder()
    folder.run(["field", "set", "10063170", "Headline", "max=30"])
    let before = try Self.state(of: folder)
    let refused = folder.run(ShellWords("formatctl " + call).words, expecting: .failed)
    #expect(refused.said.contains("\n@@ "), "\(refused.said)")
    #expect(refused.said.contains("is based on revision 1 of 10063170, and the newest in formatctl.db is 2."))
    #expect(try Self.state(of: folder) == before)
  }

  @Test func `undo goes further back with every call`() throws {
    let folder = try Self.folder()
    var states = [try Self.state(of: folder)]
    for call in ["field set 10063170 Headline max=40", "sample remove 10063170 night-hikes", "delete 10063170"] {
      folder.run(ShellWords("formatctl " + call).words)
      states.append(try Self.state(of: folder))
    }
    for state in states.dropLast().reversed() {
      folder.run(["undo"])
      #expect(try Self.state(of: folder) == state)
    }
    for state in states.dropFirst() {
      folder.run(["undo", "--redo"])
      #expect(try Self.state(of: folder) == state)
    }
  }
}
