import CustomFormats
import FormatPreview

/// A rule as a page explains it: what holds, why, and an example of what it finds.
struct PageRule {
  private let rule: RuleDescription

  /// Prepares to explain a rule, nil for one that is not known.
  init?(_ id: String) {
    guard let rule = Rules.named(id) else { return nil }
    self.rule = rule.about
  }

  /// The place of a rule on the page.
  static func anchor(_ rule: String) -> String { "rule-\(rule)" }

  /// The section.
  var markup: Markup {
    """
    <section class="rule" id="\(Self.anchor(rule.id))"><h3>\(rule.id)</h3>
    <p class="lead">\(rule.summary)</p><p>\(rule.why)</p>\(example)
    <dl><dt>Weight</dt><dd>\(rule.severityWords)</dd><dt>For</dt><dd>\(rule.addresseeWords)</dd>\(sources)</dl></section>

    """
  }

  private var example: Markup {
    guard let example = rule.failing.first else { return "" }
    let lines = ExampleExcerpt(example).parts.map { Markup("<span>\($0.name)</span> \($0.text)\n") }
    let found = example.finds.map { Markup("<p class=\"found\">\($0.message)\($0.hint.isEmpty ? "" : " " + $0.hint)</p>") }
    return """
      <div class="example"><p>An example: \(example.title).</p><pre>\(Markup(lines))</pre>\(Markup(found))</div>
      """
  }

  private var sources: Markup {
    guard !rule.sources.isEmpty else { return "" }
    return "<dt>Sources</dt><dd>\(Markup(rule.sources.map { Markup("<p>\(Self.link($0))</p>") }))</dd>"
  }

  /// Returns a page's title, with its address where a browser would fetch nothing else by it.
  static func link(_ source: Source) -> Markup {
    guard let address = source.address, address.hasPrefix("https://") || address.hasPrefix("http://") else {
      return "\(source.title)"
    }
    return #"<a href="\#(address)" rel="noopener noreferrer">\#(source.title)</a>"#
  }
}
