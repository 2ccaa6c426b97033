import CustomFormats
import Documents

/// The rules as a page of Markdown.
struct RulesMarkdown {
  /// The rules.
  let rules: [RuleDescription]
  /// Whether the page has all rules, so that one can lead to another.
  var isWhole = true

  /// The page of all rules, with a table of contents.
  static var all: String {
    let rules = Rules.all.map(\.about)
    var text = """
      # Rules

      Written by `formatctl explain --markdown`; a test compares the two. A rule has an ID that stays, a weight (error,
      warning or note) that profiles, a format's `rules` and `--rule` may change, and one who has to act.

      ## Profiles

      `--profile`, or `profile` in `formatctl.json`, says who buys. What a profile changes, and the limits where a field says nothing:

      \(ProfileTable.markdown)

      """
    for family in RuleFamily.allCases {
      let own = rules.filter { $0.family == family }
      if own.isEmpty { continue }
      text += "## \(family.title)\n\n| rule | weight | what holds |\n|---|---|---|\n"
      for rule in own { text += "| [\(rule.id)](#\(rule.id)) | \(rule.severityWords) | \(escaped(rule.summary)) |\n" }
      text += "\n" + RulesMarkdown(rules: own).text
    }
    return text
  }

  /// The sections of the rules.
  var text: String { rules.map(section).joined() }

  private func section(_ rule: RuleDescription) -> String {
    var text = "### \(rule.id)\n\n\(Self.escaped(rule.summary)) \(Self.escaped(rule.why))\n\n"
    text += "* weight: \(rule.severityWords)\n* for: \(rule.addresseeWords)\n"
    if !rule.supersedes.isEmpty {
      text += "* silences: \(zip(rule.silenced, rule.supersedes).map(link).joined(separator: ", "))\n"
    }
    if !rule.supersededBy.isEmpty { text += "* silent by: \(links(rule.supersededBy))\n" }
    if let fix = rule.fix { text += "* fix: `validate --fix` mends it. \(Self.escaped(fix))\n" }
    if !rule.aliases.isEmpty { text += "* also called: \(rule.aliases.joined(separator: ", "))\n" }
    for source in rule.sources {
      text += "* source: " + (source.address.map { "[\(Self.escaped(source.title))](\($0))" } ?? source.title) + "\n"
    }
    text += "\n"
    for example in rule.failing {
      text += "Fails: \(Self.escaped(example.title)).\n\n\(excerpt(example))\n"
      for found in example.finds {
        text += "> \(Self.escaped(found.message + (found.hint.isEmpty ? "" : " " + found.hint)))\n"
        if let client = found.client { text += ">\n> For the client: \(Self.escaped(client))\n" }
        text += "\n"
      }
    }
    if !rule.passing.isEmpty {
      text += "Passes: " + rule.passing.map { Self.escaped($0.title) }.joined(separator: "; ") + ".\n\n"
    }
    return text
  }

  private func links(_ rules: [String]) -> String { zip(rules, rules).map(link).joined(separator: ", ") }

  private func link(_ words: String, _ heading: String) -> String { isWhole ? "[\(words)](#\(heading))" : words }

  private func excerpt(_ example: Example) -> String {
    let parts = ExampleExcerpt(example).parts
    let column = (parts.map(\.name.count).max() ?? 0) + 2
    return "```\n" + parts.map { $0.name.padded(to: column) + $0.text.visible + "\n" }.joined() + "```\n"
  }

  /// Returns a text whose characters mean themselves in Markdown.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for character in text.visible {
      if "\\`*_[]<>|{}".contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
  }
}
