import Foundation
import Testing

/// Runs the console blocks of the README, so that it cannot say what is not so.
///
/// A line `…` in a block stands for lines that the page leaves out.
@Suite struct ReadmeTests {
  private static let page = URL(filePath: Folder.repository).appending(path: "README.md")

  /// The texts of the console blocks.
  private static func blocks() throws -> [String] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```console\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func `what the README shows is what is printed`() throws {
    let blocks = try Self.blocks()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let script = Script("$ cp -r \"$REPOSITORY/Formats\" .\n" + block)
      #expect(script.steps.count > 1)
      for (step, real) in zip(script.steps, try script.played().steps) {
        #expect(Self.matches(step.output, real.output), "$ \(step.line)\n\(real.output.joined(separator: "\n"))")
      }
    }
  }

  @Test func `the page names every command that it shows a table of`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for command in ["create", "list", "show", "import", "export", "preview", "lint", "validate", "inspect", "explain"] {
      #expect(text.contains("formatctl \(command)"))
    }
  }

  /// Tells whether lines are those that are shown, where `…` stands for any.
  private static func matches(_ shown: [String], _ real: [String]) -> Bool {
    guard let gap = shown.firstIndex(of: "…") else { return shown == real }
    let head = Array(shown[..<gap])
    let rest = Array(shown[(gap + 1)...])
    guard real.count >= head.count, Array(real[..<head.count]) == head else { return false }
    return (head.count...real.count).contains { matches(rest, Array(real[$0...])) }
  }
}
