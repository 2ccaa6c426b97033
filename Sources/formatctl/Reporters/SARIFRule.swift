import CustomFormats
import Documents

/// A rule at one weight, as a log of SARIF describes it.
///
/// A rule with its own weight goes by its ID. Where a profile, a project, a format or the command line weighs it otherwise, the
/// weight follows (`text-too-long/warning`): so no rule of a log has two levels, in this run or the next.
struct SARIFRule {
  /// The ID in the log.
  let id: String
  private let rule: String
  private let level: Severity

  /// Makes the rule of a finding.
  init(_ finding: Finding) {
    rule = finding.rule
    level = finding.severity
    let own = Rules.named(finding.rule)?.about.severity
    id = own == finding.severity ? finding.rule : "\(finding.rule)/\(finding.severity.rawValue)"
  }

  /// The rule for a program; what is absent is left out.
  var json: JSON {
    guard let about = Rules.named(rule)?.about else {
      return .object(["id": .string(id), "defaultConfiguration": .object(["level": .string(level.rawValue)])])
    }
    return .object([
      "id": .string(id), "name": .string(name), "shortDescription": .object(["text": .string(about.summary)]),
      "fullDescription": .object(["text": .string("\(about.summary) \(about.why)")]),
      "helpUri": .text(about.sources.lazy.compactMap(\.address).first),
      "help": .object([
        "text": .string(RulePage(about, style: .plain, width: 100).lines.joined(separator: "\n")),
        "markdown": .string(RulesMarkdown(rules: [about], isWhole: false).text),
      ]),
      "defaultConfiguration": .object(["level": .string(level.rawValue)]),
      "properties": .object(["tags": .array([.string(about.family.rawValue), .string(about.addressee.rawValue)])]),
    ])
  }

  /// The ID without hyphens and slash, as names of rules are written there: TextTooLong.
  private var name: String {
    id.split { $0 == "-" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
