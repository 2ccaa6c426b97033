import Foundation
import Testing

@testable import formatctl

@Suite struct WelcomeTests {
  /// The three calls that a bare call ends with.
  private static func next(_ printed: String) -> [String] {
    let lines = printed.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "Next") else { return [] }
    return lines[(start + 1)...].map { $0.dropFirst(2).components(separatedBy: "  ")[0] }
  }

  @Test func `it names three calls that can be made`() throws {
    let folder = try Folder()
    for isFirst in [true, false] {
      if !isFirst { folder.run(["create", "10063170"]) }
      let next = Self.next(folder.run([]).printed)
      #expect(next.count == 3)
      for line in next {
        #expect(throws: Never.self, "\(line)") {
          guard
            case .command(let type, let path, let words) = try Invocation(
              ShellWords(line).words, among: Formatctl.commands.flatMap(\.commands))
          else { throw Failure("\(line) is no command.") }
          _ = try type.parse(words, path: path)
        }
      }
    }
  }

  @Test func `it says what is here, and trouble too`() throws {
    let folder = try Folder()
    try folder.write("{}", to: "formatctl.json")
    try folder.copy("Formats/content", to: "Formats/content")
    try folder.write("no database " + String(repeating: "x", count: 600), to: "formatctl.db")
    let before = try folder.contents()
    let printed = folder.run([]).printed
    #expect(
      printed.contains(
        """
        Catalogue  formatctl.db is no SQLite database, expected a catalogue
        Formats    Formats, 1 format: content
        Project    formatctl.json

        """))
    #expect(try folder.contents() == before)
  }
}
