/// `formatctl help`: explains the program, a command or a topic.
struct Help: Command {
  static let name = "help"
  static let summary = "Explain a command or a topic."
  static let examples = [
    CommandExample("formatctl help", "Every command, by what it is for."),
    CommandExample("formatctl help exit-status", "What the number after a call means."),
    CommandExample("formatctl help --man | man -l -", "Everything, as a manual page."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The words of a command, or a topic.", value: .topic, placeholder: "topic") var topic: [String] = []
  @Flag("Print the manual page of the whole program, for man.") var man

  func run(in environment: Environment) throws -> ExitStatus {
    if man {
      if let word = topic.first {
        throw UsageError("--man is about the whole program, and \"\(word)\" was given too.", in: [Self.name])
      }
      environment.out.write(ManualPage.text(of: Formatctl.commands))
      return .clean
    }
    let page = HelpPage(width: environment.width, style: environment.style)
    environment.out.print(try text(on: page))
    return .clean
  }

  private func text(on page: HelpPage) throws(UsageError) -> String {
    guard let word = topic.first else { return page.overview(Formatctl.commands, topics: HelpTopic.all) }
    let commands = Formatctl.commands.flatMap(\.commands)
    if topic.count == 1, CommandIndex(commands: commands).named(word) == nil {
      if let topic = HelpTopic.all.first(where: { $0.name == word }) { return page.paragraph(topic.text) }
      let near = Suggestion.nearest(to: word, among: HelpTopic.all.map(\.name))
      if !near.isEmpty { throw .unknownTopic(word, suggesting: near) }
    }
    return page.text(of: try Invocation.description(of: word, topic.dropFirst(), among: commands))
  }
}
