import CustomFormats
import FormatPreview

/// The choice of what a page shows: all, a severity, or a rule; it needs no script.
struct PageFilter {
  private let severities: [Choice]
  private let rules: [Choice]
  private let all: Int

  /// The most rules whose buttons stand open at first.
  private static let mostOpen = 8

  private struct Choice {
    var name: String
    var title: String
    var count: Int
    var severity: Severity
  }

  /// Offers the severities and the rules that found something.
  init(_ entries: PageEntries) {
    severities = Severity.allCases.reversed().compactMap { severity in
      entries.severities[severity].map {
        Choice(name: severity.rawValue, title: severity.plural, count: $0, severity: severity)
      }
    }
    rules = entries.rules.map {
      Choice(name: Self.name(ofRule: $0.rule), title: $0.rule, count: $0.count, severity: $0.severity)
    }
    all = severities.reduce(0) { $0 + $1.count }
  }

  /// The class of all that a rule has found.
  static func name(ofRule rule: String) -> String { "rule-is-\(rule)" }

  /// The style sheet that hides what was not chosen.
  var style: Markup {
    Markup(
      (severities + rules).map { choice in
        let chosen: Markup = "body:has(#show-\(choice.name):checked)"
        return """
          \(chosen) :is(.card,.finding):not(.\(choice.name)),\(chosen) .group:not(:has(.card.\(choice.name))){display:none}

          """
      })
  }

  /// The buttons, of which one is pressed; of many rules they fold away.
  var markup: Markup {
    guard rules.count > 1 else { return "" }
    let state: Markup = rules.count > Self.mostOpen ? "" : " open"
    return """
      <fieldset class="filter"><legend>Show</legend><div>\(button("all", "All", all, "checked", isPressed: true))\
      \(buttons(severities.count > 1 ? severities : []))</div><details\(state)><summary>Or one of \(rules.count) rules</summary><div>\(buttons(rules))</div>\
      </details></fieldset>

      """
  }

  private func buttons(_ choices: [Choice]) -> Markup {
    Markup(choices.map { button($0.name, $0.title, $0.count, $0.severity.rawValue) })
  }

  private func button(_ name: String, _ title: String, _ count: Int, _ style: String, isPressed: Bool = false) -> Markup {
    let state: Markup = isPressed ? " checked" : ""
    return """
      <label class="\(style)"><input type="radio" name="show" id="show-\(name)"\(state)>\(title) <b>\(count.grouped)</b></label>
      """
  }
}

extension Severity {
  /// The word for several.
  fileprivate var plural: String {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .note: "Notes"
    }
  }
}
