import CustomFormats
import Documents

/// The page of a rule on a terminal.
struct RulePage {
  private let rule: RuleDescription
  private let style: Style
  private let width: Int

  /// Prepares a page; lines past 100 columns would be hard to read.
  init(_ rule: RuleDescription, style: Style, width: Int) {
    self.rule = rule
    self.style = style
    self.width = max(40, min(width, 100))
  }

  /// The page, line by line.
  var lines: [String] {
    var lines = [style.bold(rule.id), ""] + wrapped(rule.summary) + [""] + wrapped(rule.why) + [""]
    lines += row("weight", rule.severityWords) + row("family", rule.family.rawValue) + row("for", rule.addresseeWords)
    if !rule.supersedes.isEmpty { lines += row("silences", rule.silenced.joined(separator: ", ")) }
    if !rule.supersededBy.isEmpty { lines += row("silent by", rule.supersededBy.joined(separator: ", ")) }
    if let fix = rule.fix { lines += row("fix", "validate --fix mends it. \(fix)") }
    if !rule.aliases.isEmpty { lines += row("also called", rule.aliases.joined(separator: ", ")) }
    for source in rule.sources {
      lines += row("source", source.title) + (source.address.map { [String(repeating: " ", count: 15) + $0] } ?? [])
    }
    for example in rule.failing { lines += [""] + failing(example) }
    for example in rule.passing { lines += [""] + passing(example) }
    return lines
  }

  private func failing(_ example: Example) -> [String] {
    var lines = heading(Verdict(.error), "fails: \(example.title)") + excerpt(example)
    for found in example.finds {
      lines += row("says", found.message + (found.hint.isEmpty ? "" : " " + found.hint), indent: 4)
      if let client = found.client { lines += row("client", client, indent: 4) }
    }
    return lines
  }

  private func passing(_ example: Example) -> [String] {
    heading(Verdict(nil), "passes: \(example.title)") + excerpt(example)
  }

  private func heading(_ verdict: Verdict, _ words: String) -> [String] {
    wrapped("\(verdict.symbol) \(words)").map { verdict.coloured($0, style) }
  }

  private func excerpt(_ example: Example) -> [String] {
    ExampleExcerpt(example).parts.flatMap { row($0.name, $0.text, indent: 4) }
  }

  private func row(_ name: String, _ text: String, indent: Int = 2) -> [String] {
    let column = 15
    let start = String(repeating: " ", count: indent) + name
    let lines = WrappedText.sentences(text.visible, columns: width - column)
    return lines.enumerated().map {
      ($0.offset == 0 ? start.padded(to: column) : String(repeating: " ", count: column)) + $0.element
    }
  }

  private func wrapped(_ text: String) -> [String] { WrappedText.sentences(text.visible, columns: width) }
}
