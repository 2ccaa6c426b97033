import Testing

@testable import formatctl

@Suite struct InvocationTests {
  @Test func `options of every command stand before its name or after it`() throws {
    let words = ["--color=never", "--catalogue", "a.db", "bake", "sponge", "--no-input"]
    guard case .command(let type, let path, let own) = try Invocation(words, among: Kitchen.commands.flatMap(\.commands))
    else {
      Issue.record("no command was found")
      return
    }
    #expect(type is Bake.Type)
    #expect(path == ["bake"])
    #expect(own == ["--color=never", "--catalogue", "a.db", "sponge", "--no-input"])
  }

  @Test func `a command of a group runs`() {
    let environment = Environment.test()
    #expect(Kitchen.run("--no-input pantry --color never add milk eggs", in: environment) == .clean)
    #expect(environment.printed == "added milk and eggs\n")
  }

  @Test(arguments: [
    "bake --help", "bake -h", "--help bake", "-h bake", "bake sponge --bogus --help", "bake -qh sponge", "bake --heat -h",
  ])
  func `help wins over the command and over its mistakes`(line: String) {
    let environment = Environment.test()
    #expect(Kitchen.run(line, in: environment) == .clean)
    #expect(environment.printed.hasPrefix("Bake a cake.\n\nUsage: formatctl bake "))
    #expect(environment.said == "")
  }

  @Test(arguments: ["pantry --help", "--help pantry", "pantry -h"])
  func `a group has a help page`(line: String) {
    let environment = Environment.test()
    #expect(Kitchen.run(line, in: environment) == .clean)
    #expect(environment.printed.hasPrefix("What is in store.\n\nUsage: formatctl pantry "))
  }

  @Test func `after two dashes help is a word`() {
    let environment = Environment.test()
    #expect(Kitchen.run("bake -- --help", in: environment) == .clean)
    #expect(environment.printed == "--help at 180, cut in slices\n")
  }

  @Test func `a path of words leads to a description`() throws {
    let commands = Kitchen.commands.flatMap(\.commands)
    #expect(try Invocation.description(of: "pantry", ["add"], among: commands).call == "formatctl pantry add")
    #expect(throws: UsageError("bake has no command \"add\".", in: ["bake"])) {
      try Invocation.description(of: "bake", ["add"], among: commands)
    }
  }

  @Test(arguments: ["catalog", "catalogue"])
  func `a command is found by either spelling`(word: String) {
    /// A command whose name has a twin.
    enum Catalogue: CommandGroup {
      static let name = "catalogue"
      static let summary = "Look after the catalogue."
      static let subcommands: [any Command.Type] = []
    }
    #expect(CommandIndex(commands: [Bake.self, Catalogue.self]).named(word) is Catalogue.Type)
  }
}
