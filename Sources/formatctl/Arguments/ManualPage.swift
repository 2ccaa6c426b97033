/// The manual page of the whole program, in the macros of man(7).
///
/// It is written from the same descriptions as help. Hyphens are written as minus signs, so that calls can be copied, and
/// letters beyond ASCII as code points, since readers of old count on nothing else.
struct ManualPage {
  /// The day of its last change of substance, which man(7) asks for.
  private static let date = "2026-12-01"

  private var lines: [String] = []

  /// Returns the page.
  static func text(of sections: [CommandSection], topics: [HelpTopic] = HelpTopic.all) -> String {
    var page = ManualPage()
    page.head()
    page.commands(sections)
    page.table("EXIT STATUS", HelpTopic.statuses)
    page.table("ENVIRONMENT", HelpTopic.lookVariables + HelpTopic.placeVariables)
    page.table("FILES", HelpTopic.fileRows)
    let tabled = [HelpTopic.exitStatus.name, HelpTopic.environment.name, HelpTopic.files.name]
    for topic in topics where !tabled.contains(topic.name) {
      page.macro("SH", topic.name.uppercased())
      page.block(topic.text)
    }
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func head() {
    lines.append(".TH FORMATCTL 1 \(Self.date) \"formatctl \(Formatctl.version)\" \"User Commands\"")
    macro("SH", "NAME")
    lines.append("formatctl \\- author, preview and validate custom native ad formats")
    macro("SH", "SYNOPSIS")
    lines.append(#"\fBformatctl\fR \fIcommand\fR [\fIoptions\fR] [\fIargument\fR...]"#)
    macro("SH", "DESCRIPTION")
    fill(
      """
      A custom native ad format has an ID and named assets with limits. formatctl keeps formats with their history, shows \
      them as an app would, and proves creatives and their media against them, without a network. formatctl help COMMAND \
      explains one command, formatctl help TOPIC what several share.
      """)
  }

  private mutating func commands(_ sections: [CommandSection]) {
    macro("SH", "COMMANDS")
    let words = sections.flatMap(\.commands).map { CommandDescription($0) }
    for word in words {
      for command in word.subcommands.isEmpty ? [word] : word.subcommands { add(command) }
    }
    macro("SH", "OPTIONS OF EVERY COMMAND")
    words.first.map { $0.commonOptions.forEach { option($0) } }
  }

  private mutating func add(_ command: CommandDescription) {
    macro("SS", command.call)
    let words = command.options.filter(\.isRequired).map(\.usage) + ["[options]"] + command.positions.map(\.usage)
    lines.append("\\fB\(Self.escaped(command.call))\\fR")
    fill(words.joined(separator: " "))
    lines.append(".PP")
    block(([command.summary] + (command.discussion.isEmpty ? [] : [command.discussion])).joined(separator: "\n\n"))
    for position in command.positions { tagged("\\fI\(Self.escaped(position.label))\\fR", position.fullHelp) }
    command.options.forEach { option($0) }
    for example in command.examples {
      lines.append(".PP")
      fill(example.purpose)
      lines += [".PP", ".nf", ".RS 4", Self.escaped(example.line), ".RE", ".fi"]
    }
  }

  private mutating func option(_ option: ArgumentDescription) {
    let letter = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.kind == .option ? " \\fI<\(Self.escaped(option.valueWord))>\\fR" : ""
    tagged("\(letter)\\fB\(Self.escaped(option.label))\\fR\(value)", option.fullHelp)
  }

  private mutating func table(_ title: String, _ rows: [(term: String, meaning: String)]) {
    macro("SH", title)
    for row in rows { tagged("\\fB\(Self.escaped(row.term))\\fR", row.meaning) }
  }

  private mutating func tagged(_ term: String, _ text: String) {
    lines += [".TP", term]
    fill(text)
  }

  /// Adds text that the reader's program breaks; the lines here stay within 80 bytes, as man(7) asks.
  private mutating func fill(_ text: String) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace).map({ Self.escaped(String($0)) }) {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 79 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
  }

  private mutating func macro(_ name: String, _ title: String) {
    lines.append(".\(name) \"\(Self.escaped(title))\"")
  }

  /// Adds text in paragraphs; indented lines stay as they are.
  private mutating func block(_ text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isLiteral = false
    var isOpen = false
    for line in parts {
      if line.hasPrefix(" ") != isLiteral, !line.isEmpty {
        lines += isLiteral ? [".fi"] : [".PP", ".nf"]
        isLiteral.toggle()
        isOpen = isLiteral
      }
      if line.isEmpty {
        // A blank line parts paragraphs; among literal lines it is one of them, unless a paragraph follows.
        isOpen = false
        continue
      }
      if !isOpen, lines.last?.hasPrefix(".S") != true, lines.last != ".PP" { lines.append(isLiteral ? "" : ".PP") }
      if isLiteral { lines.append(Self.escaped(line)) } else { fill(line) }
      isOpen = true
    }
    if isLiteral { lines.append(".fi") }
  }

  /// Returns text that means itself, a line that begins with a control character too.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "\"": out += "\\(dq"
      case "'": out += "\\(aq"
      case "`": out += "\\(ga"
      case "^": out += "\\(ha"
      case "~": out += "\\(ti"
      case _ where scalar.isASCII: out.unicodeScalars.append(scalar)
      default: out += "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return out.hasPrefix(".") ? "\\&" + out : out
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
