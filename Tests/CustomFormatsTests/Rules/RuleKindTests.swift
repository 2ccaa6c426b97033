import Testing

@testable import CustomFormats

@Suite struct RuleKindTests {
  @Test func `a rule is of the kind whose check it has`() {
    for rule in Rules.all {
      let isOfKind =
        switch rule.kind {
        case .reading: rule is any ReadingRule
        case .format: rule is any FormatRule
        case .value: rule is any ValueRule
        case .creative: rule is any CreativeRule
        case .run: rule is any RunRule
        case .change: rule is any ChangeRule
        case .session: rule is any SessionRule
        case .deliveredFile: rule is any DeliveredFileRule
        }
      #expect(isOfKind, "\(rule.id)")
    }
  }

  @Test func `what readers find is looked for too where a rule has a check`() {
    #expect(Rules.values.contains { $0.id == "wrong-kind-of-value" })
    #expect(Rules.creatives.contains { $0.id == "format-id-not-numeric" })
    #expect(Rules.runs.map(\.id) == ["duplicate-creative", "identical-creative"])
  }
}
