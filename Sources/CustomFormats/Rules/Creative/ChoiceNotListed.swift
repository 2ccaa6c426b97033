import Documents

/// A value that is none of the list's choices.
struct ChoiceNotListed: ValueRule {
  let about = RuleDescription(
    "choice-not-listed", family: .creative, severity: .error, addressee: .advertiser,
    summary: "The value of a list is one of its choices.",
    why: "The ad server refuses a value that is not on the list, and the app may know nothing to draw for it.",
    sources: [.creativeTemplateService, .creativeService],
    passing: [
      Example.asset("a choice", "Badge", field: #""kind": "list", "choices": ["Ad", "Sponsored"]"#, value: #""Sponsored""#),
      Example.asset("a choice called None", "Badge", field: #""kind": "list", "choices": ["Ad", "None"]"#, value: #""None""#),
      Example.asset("a number that is listed", "Stars", field: #""kind": "list", "choices": ["4", "5"]"#, value: "4"),
      Example.asset(
        "another value where others are allowed", "Badge", field: #""kind": "list", "choices": ["Ad"], "allowOther": true"#,
        value: #""Anzeige""#),
    ],
    failing: [
      Example.asset(
        "another word", "Badge", field: #""kind": "list", "choices": ["Ad", "Sponsored"]"#, value: #""Sale""#,
        finds: [
          .init(
            "Badge", "Badge is \"Sale\", which is none of its choices Ad and Sponsored.", hint: "Choose Ad or Sponsored.",
            client: "please choose Ad or Sponsored.")
        ]),
      Example.asset(
        "another case", "Badge", field: #""kind": "list", "choices": ["Ad", "Sponsored"]"#, value: #""sponsored""#,
        finds: [
          .init(
            "Badge", "Badge is \"sponsored\", which is none of its choices Ad and Sponsored.", hint: "Did you mean Sponsored?",
            client: "please choose Ad or Sponsored.")
        ]),
      Example.asset(
        "a label instead of its value", "Store",
        field: #""kind": "list", "choices": [{ "label": "Apple", "value": "as" }, { "label": "Google", "value": "gp" }]"#,
        value: #""Google""#,
        finds: [
          .init(
            "Store", "Store is \"Google\", which is none of its choices as and gp.", hint: "Did you mean gp?",
            client: "please choose Apple or Google.")
        ]),
    ])

  let scope = ValueScope.list
  let wakes = Signs.always

  /// Says whether a value is on its list.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let field = value.field, !field.choices.isEmpty, !field.allowsOther,
      value.value.content == .text || value.value.content == .number, !Blank.isBlank(value.text),
      !field.choices.contains(where: { $0.value == value.text })
    else { return }
    let brief = FieldBrief(field: field)
    report.add(
      "\(value.name) is \"\(value.text.excerpt)\", which is none of its choices \(field.choiceWords.inAList).",
      hint: field.choice(near: value.text).map { "Did you mean \($0.excerpt)?" } ?? brief.imperative, client: brief.request,
      expected: field.choiceWords.asAChoice, given: value.text)
  }
}
