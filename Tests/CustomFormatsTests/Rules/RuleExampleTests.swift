import CustomFormats
import Documents
import Testing

/// An example with the rule that it belongs to.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: RuleDescription
  let example: Example
  var testDescription: String { "\(rule.id): \(example.title)" }

  static let passing = Rules.all.flatMap { rule in rule.about.passing.map { RuleExample(rule: rule.about, example: $0) } }
  static let failing = Rules.all.flatMap { rule in rule.about.failing.map { RuleExample(rule: rule.about, example: $0) } }
}

@Suite struct RuleExampleTests {
  @Test(arguments: RuleExample.passing)
  func `a passing example raises nothing above a note, and its own rule says nothing`(_ item: RuleExample) {
    let findings = ExampleRun(item.example).findings
    #expect(findings.filter { $0.rule == item.rule.id || $0.severity > .note }.map(\.summary) == [])
  }

  @Test(arguments: RuleExample.failing)
  func `a failing example breaks its own rule alone, in the exact words`(_ item: RuleExample) {
    let findings = ExampleRun(item.example).findings
    let own = findings.filter { $0.rule == item.rule.id }
    #expect(own.map { Example.Expected($0.key, $0.message, hint: $0.hint, client: $0.client) } == item.example.finds)
    let allowed = [item.rule.id] + item.example.besides
    #expect(findings.filter { !allowed.contains($0.rule) }.map(\.summary) == [])
  }

  @Test(arguments: RuleExample.passing + RuleExample.failing)
  func `signs change nothing: each rule finds the same when it runs on every value`(_ item: RuleExample) {
    #expect(ExampleRun(item.example, ignoringSigns: true).findings == ExampleRun(item.example).findings)
  }
}

extension Finding {
  /// The finding on one line, for a test's message.
  var summary: String { "\(rule) \(key ?? "-"): \(message) \(hint)" }
}
