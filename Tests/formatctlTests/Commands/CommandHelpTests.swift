import Testing

@testable import formatctl

@Suite struct CommandHelpTests {
  /// The help page of one listed command.
  struct Page: CustomTestStringConvertible {
    /// The words that lead to the command.
    let path: [String]
    /// The name of the page's snapshot.
    var snapshot: String { "help-" + path.joined(separator: "-") }
    var testDescription: String { path.joined(separator: " ") }
  }

  /// The help pages of all listed commands, groups and their commands.
  static let pages = Formatctl.commands.flatMap(\.commands).flatMap { word in
    let about = CommandDescription(word)
    return [Page(path: about.path)] + about.subcommands.map { Page(path: $0.path) }
  }

  @Test(arguments: pages)
  func `the help of a command is its snapshot`(page: Page) {
    let environment = Environment.test()
    #expect(Formatctl.run(page.path + ["--help"], in: environment) == .clean)
    snapshot(page.snapshot, of: environment.printed)
    let other = Environment.test()
    #expect(Formatctl.run(["help"] + page.path, in: other) == .clean)
    #expect(other.printed == environment.printed)
  }

  @Test func `the list of commands is its snapshot`() {
    let environment = Environment.test()
    #expect(Formatctl.run(["help"], in: environment) == .clean)
    snapshot("commands", of: environment.printed)
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `every topic has a page within 80 columns`(topic: String) {
    let environment = Environment.test()
    #expect(Formatctl.run(["help", topic], in: environment) == .clean)
    #expect(environment.printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
