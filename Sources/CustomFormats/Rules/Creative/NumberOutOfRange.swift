import Documents

/// A number outside its field's range.
struct NumberOutOfRange: ValueRule {
  let about = RuleDescription(
    "number-out-of-range", family: .creative, severity: .error, addressee: .advertiser,
    summary: "A number is within its field's range.",
    why: "The app draws what the number says: 46 stars where 4.6 was meant, or none at all.",
    sources: [.creativeService, .nativeAds],
    passing: [
      Example.asset(
        "the ends of the range", "Rating", field: #""kind": "number", "limits": { "minimum": 0, "maximum": 5 }"#, value: "5"),
      Example.asset(
        "a number as a text", "Rating", field: #""kind": "number", "limits": { "minimum": 0, "maximum": 5 }"#, value: #"" 4.6 ""#),
      Example.asset("no range", "Rating", field: #""kind": "number""#, value: "-46"),
    ],
    failing: [
      Example.asset(
        "too many stars", "Rating", field: #""kind": "number", "limits": { "minimum": 0, "maximum": 5 }"#, value: "46",
        finds: [
          .init(
            "Rating", "Rating is 46, the range is 0 to 5.", hint: "Write a number from 0 to 5.",
            client: "please write a number from 0 to 5; it is 46.")
        ]),
      Example.asset(
        "below zero, as a text", "Reviews", field: #""kind": "number", "limits": { "minimum": 0 }"#, value: #""-1""#,
        finds: [
          .init(
            "Reviews", "Reviews is -1, the least is 0.", hint: "Write a number from 0 on.",
            client: "please write a number from 0 on; it is -1.")
        ]),
      Example.asset(
        "over a maximum", "Discount", field: #""kind": "number", "limits": { "maximum": 0.5 }"#, value: "0.75",
        finds: [
          .init(
            "Discount", "Discount is 0.75, the most is 0.5.", hint: "Write a number up to 0.5.",
            client: "please write a number up to 0.5; it is 0.75.")
        ]),
    ])

  let scope = ValueScope.number
  let wakes = Signs.always

  /// Says whether a number is out of range.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let field = value.field, let number = NumberText.value(of: value.text) else { return }
    let limits = field.numberLimits
    guard number < limits.minimum ?? -.infinity || number > limits.maximum ?? .infinity else { return }
    let range =
      switch (limits.minimum.map(NumberText.plain), limits.maximum.map(NumberText.plain)) {
      case (let least?, let most?): "the range is \(least) to \(most)"
      case (let least?, nil): "the least is \(least)"
      default: "the most is \(NumberText.plain(limits.maximum ?? 0))"
      }
    let brief = FieldBrief(field: field)
    let given = value.text.excerpt
    report.add(
      "\(value.name) is \(given), \(range).", hint: brief.imperative, client: "\(brief.request.dropLast()); it is \(given).",
      expected: range, given: value.text)
  }
}
