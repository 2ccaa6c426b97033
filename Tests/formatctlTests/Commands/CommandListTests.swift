import Foundation
import Testing

@testable import formatctl

@Suite struct CommandListTests {
  @Test func `no listed command declares itself wrongly`() {
    let commands = Formatctl.commands.flatMap(\.commands)
    #expect(commands.flatMap { DeclarationCheck.problems(in: $0) } == [])
    let names = commands.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func `every file in Commands that holds a command is listed`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/formatctl/Commands").standardizedFileURL
    let listed = Formatctl.commands.flatMap(\.commands).flatMap { word in
      [String(describing: word)] + ((word as? any CommandGroup.Type)?.subcommands ?? []).map { String(describing: $0) }
    }
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in source.matches(of: /(?:struct|enum) (\w+): Command(?:Group)?\b/) where match.1 != "Welcome" {
        #expect(listed.contains(String(match.1)), "\(match.1) in \(path) is in no list")
      }
    }
  }

  @Test func `every example can be parsed`() throws {
    for word in Formatctl.commands.flatMap(\.commands) {
      let about = CommandDescription(word)
      for example in about.examples + about.subcommands.flatMap(\.examples) {
        let call = try #require(example.line.components(separatedBy: " | ").first { $0.hasPrefix("formatctl ") })
        let words = CommandListTests.words(of: call).dropFirst()
        switch try Invocation(Array(words), among: Formatctl.commands.flatMap(\.commands)) {
        case .command(let type, let path, let words): _ = try type.parse(words, path: path)
        case .help, .overview, .welcome: break
        }
      }
    }
  }

  @Test func `no synonym of a command is listed beside it`() {
    let commands = Formatctl.commands.flatMap(\.commands)
    let groups = commands.compactMap { ($0 as? any CommandGroup.Type)?.subcommands }
    for words in [commands] + groups {
      let names = Set(words.map { $0.name })
      for word in words { #expect(names.isDisjoint(with: word.aliases), "\(word.name)") }
    }
  }

  /// Splits a line as a shell does, as far as examples need: blanks, and quotes around them; ends before `>`.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for letter in line + " " {
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
      } else if quote == nil, letter == " " {
        if word == ">" { return words }
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    return words
  }
}
