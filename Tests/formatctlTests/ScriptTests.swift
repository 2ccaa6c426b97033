import Foundation
import Testing

@Suite struct ScriptTests {
  /// The folder of the sessions.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")

  /// The names of the sessions.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test(arguments: names)
  func `a session goes as it is written`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let script = Script(try String(contentsOf: file, encoding: .utf8))
    let played = try script.played()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(played.text.utf8).write(to: file)
      return
    }
    for (step, real) in zip(script.steps, played.steps) {
      #expect(step.output.joined(separator: "\n") == real.output.joined(separator: "\n"), "\(name): $ \(step.line)")
    }
  }

  @Test func `there are sessions, and each has calls`() throws {
    #expect(!Self.names.isEmpty)
    for name in Self.names {
      let script = Script(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
      #expect(script.steps.contains { ShellWords($0.line).isProgram }, "\(name)")
    }
  }

  @Test func `a line is split as a shell does`() {
    let words = ShellWords("NO_COLOR=1 formatctl create x --field 'A:text,label=\"a, b\"' < in.txt > out.txt")
    #expect(words.isProgram)
    #expect(words.words == ["create", "x", "--field", "A:text,label=\"a, b\""])
    #expect(words.variables == ["NO_COLOR": "1"])
    #expect(words.input == "in.txt")
    #expect(words.output == "out.txt")
    #expect(!ShellWords("cp a b").isProgram)
    #expect(!ShellWords("formatctl list | head").isProgram)
  }

  @Test func `a session is read with its remarks and written back`() {
    let text = "# A remark.\n$ formatctl version\nformatctl 0.1.0\n\n$ false\n[exit 1]\n"
    let script = Script(text)
    #expect(script.steps.map(\.line) == ["formatctl version", "false"])
    #expect(script.steps.map(\.output) == [["formatctl 0.1.0"], ["[exit 1]"]])
    #expect(script.text == text)
  }

  @Test func `what is printed is compared`() throws {
    let played = try Script("$ formatctl version\nformatctl 9.9.9\n$ exit 3\n").played()
    #expect(played.steps.map(\.output) == [["formatctl 0.1.0"], ["[exit 3]"]])
  }
}
