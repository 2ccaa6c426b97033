import Documents

/// A text that is not of the form that its field asks for.
struct PatternNotMatched: ValueRule {
  let about = RuleDescription(
    "pattern-not-matched", family: .text, severity: .error, addressee: .advertiser,
    summary: "A text is of the form that its field asks for.",
    why:
      "The app takes such a text apart, or sets it into others: a price without its currency, a code of another length shows wrong.",
    sources: [.creativeTemplates],
    passing: [
      Example.asset(
        "a price", "Price", field: #""kind": "text", "limits": { "pattern": "€\\d+(\\.\\d\\d)?" }"#, value: #""€39.00""#)
    ],
    failing: [
      Example.asset(
        "a price in words", "Price", field: #""kind": "text", "limits": { "pattern": "€\\d+(\\.\\d\\d)?" }, "sample": "€39.00""#,
        value: #""about €39""#,
        finds: [
          .init(
            "Price", "Price is \"about €39\", which the pattern €\\d+(\\.\\d\\d)? does not match.",
            hint: "Write it like \"€39.00\".",
            client: "please write it like \"€39.00\".")
        ]),
      Example.asset(
        "a code, without a sample", "Code", field: #""kind": "text", "limits": { "pattern": "[A-Z]{3}-\\d{4}" }"#,
        value: #""hik-2026""#,
        finds: [
          .init(
            "Code", "Code is \"hik-2026\", which the pattern [A-Z]{3}-\\d{4} does not match.",
            hint: "Write what the pattern describes.", client: "please check the form of \"hik-2026\"; we cannot use it as it is."
          )
        ]),
    ])

  let scope = ValueScope.text
  let wakes = Signs.hasPattern

  /// Says which text its pattern does not match.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, let field = value.field, let pattern = field.textLimits.pattern, !pattern.matches(text) else {
      return
    }
    let sample = field.sample?.string.flatMap { pattern.matches($0) ? "it like \"\($0.excerpt)\"." : nil }
    report.add(
      "\(value.name) is \"\(text.excerpt)\", which the pattern \(pattern.description.excerpt(80)) does not match.",
      hint: sample.map { "Write " + $0 } ?? "Write what the pattern describes.",
      client: sample.map { "please write " + $0 } ?? "please check the form of \"\(text.excerpt)\"; we cannot use it as it is.",
      expected: pattern.description, given: text)
  }
}
