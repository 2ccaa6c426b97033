/// Pages of help, written from declarations alone.
struct HelpPage {
  /// Columns that a line may take.
  let width: Int
  /// The look of headings.
  let style: Style

  /// Creates pages for a terminal; lines past 100 columns would be hard to read.
  init(width: Int = 80, style: Style = .plain) {
    self.width = max(40, min(width, 100))
    self.style = style
  }

  /// Returns the page of a command or group.
  func text(of command: CommandDescription) -> String {
    var parts = [paragraph(command.summary), usage(of: command)]
    if !command.discussion.isEmpty { parts.append(paragraph(command.discussion)) }
    if !command.examples.isEmpty { parts.append(examples(command.examples)) }
    let rows = command.subcommands.map { HelpRow($0.name, $0.summary) }
    let positions = command.positions.map { HelpRow($0.label, $0.fullHelp) }
    let options = command.options.map(HelpRow.init)
    let common = command.commonOptions.map(HelpRow.init)
    let column = HelpRow.column(for: rows + positions + options + common)
    parts += table("Commands", rows, column) + table("Arguments", positions, column) + table("Options", options, column)
    parts += table("Options of every command", common, column)
    if !rows.isEmpty { parts.append("Run \(command.call) <command> --help for one of them.") }
    return parts.joined(separator: "\n\n")
  }

  /// Returns the page of all commands.
  func overview(_ sections: [CommandSection], topics: [HelpTopic]) -> String {
    let lists = rows(of: sections)
    let common = OptionGroup<CommonOptions>().declarations(named: "common").map { HelpRow($0.about) }
    let topics = topics.map { HelpRow($0.name, $0.summary) }
    let column = HelpRow.column(for: lists.flatMap(\.1) + topics + common)
    var parts = ["Author, preview and validate custom native ad formats."]
    parts.append("\(style.bold("Usage:")) formatctl <command> [options] [<argument>...]")
    for (title, rows) in lists { parts += table(title, rows, column) }
    parts += table("Topics", topics, column) + table("Options of every command", common, column)
    parts.append("Run formatctl help <command> for one of them.")
    return parts.joined(separator: "\n\n")
  }

  /// Returns the list of commands by section, without more.
  func commandList(_ sections: [CommandSection]) -> String {
    let lists = rows(of: sections)
    let column = HelpRow.column(for: lists.flatMap(\.1))
    return lists.flatMap { title, rows in table(title, rows, column) }.joined(separator: "\n\n")
  }

  /// Returns text broken at the page's width.
  func paragraph(_ text: String) -> String {
    TextBlock(text, width: width).lines.joined(separator: "\n")
  }

  private func rows(of sections: [CommandSection]) -> [(String, [HelpRow])] {
    sections.map { section in (section.title, section.commands.map { HelpRow($0.name, $0.summary) }) }
  }

  private func usage(of command: CommandDescription) -> String {
    let required = command.options.filter(\.isRequired).map(\.usage)
    let words = command.subcommands.isEmpty ? command.positions.map(\.usage) : ["<command>"]
    let parts = required + ["[options]"] + words
    let start = "Usage: \(command.call) "
    let lines = TextBlock.packing(parts, width: width - start.count)
    let text = lines.joined(separator: "\n" + String(repeating: " ", count: start.count))
    return "\(style.bold("Usage:")) \(command.call) \(text)"
  }

  private func examples(_ examples: [CommandExample]) -> String {
    let lines = examples.map { example in
      let purpose = TextBlock(example.purpose, width: width - 6).lines.map { "      " + $0 }
      return (["  " + example.line] + purpose).joined(separator: "\n")
    }
    return ([style.bold("Examples")] + lines).joined(separator: "\n")
  }

  private func table(_ title: String, _ rows: [HelpRow], _ column: Int) -> [String] {
    if rows.isEmpty { return [] }
    return [([style.bold(title)] + rows.flatMap { $0.lines(column: column, width: width) }).joined(separator: "\n")]
  }
}
