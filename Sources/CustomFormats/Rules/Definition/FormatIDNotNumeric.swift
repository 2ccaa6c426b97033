import Documents

/// A format ID that is no number.
struct FormatIDNotNumeric: ReadingRule, CreativeRule {
  let about = RuleDescription(
    "format-id-not-numeric", family: .definition, severity: .error, addressee: .publisher,
    summary: "A format ID is a number from 1 to 2^63-1.",
    why:
      "The ad server assigns numbers. An app that asks for anything else gets an internal error or no ad, never a word about the ID.",
    sources: [.useCustomFormats, .creativeTemplates],
    passing: [Example.definition("digits", members: #""otherIds": ["12387226"]"#)],
    failing: [
      Example(
        "letters", definition: Example.plain,
        creative:
          #"{ "formatId": "S002", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [
          .init(
            nil, "The format ID \"S002\" is no number.",
            hint: "Write the digits that stand beside the format's name in the ad server, or the format's slug.")
        ]),
      Example.definition(
        "a sign", members: #""otherIds": ["-1"]"#,
        finds: [
          .init(
            nil, "The format ID \"-1\" has a sign.",
            hint: "Write the digits that stand beside the format's name in the ad server.")
        ]),
    ])

  /// Says where a creative names a format by what is neither an ID nor a slug.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard creative.format == nil, let reference = creative.formatReference, !Blank.isBlank(reference), FormatID(reference) == nil,
      !FormatFile.isSlug(reference)
    else { return }
    report.add(
      "The format ID \"\(reference)\" \(FormatID.objection(to: reference)).",
      hint: "Write the digits that stand beside the format's name in the ad server, or the format's slug.", at: "formatId",
      expected: "digits", given: reference)
  }

  static func violation(_ value: JSONValue, at path: JSONPath) -> Violation {
    let text = value.string ?? value.numberText
    let given = text.map { "The format ID \(value.kind == .string ? "\"\($0)\"" : $0) \(FormatID.objection(to: $0))." }
    return Violation(
      rule: "format-id-not-numeric", path: path, message: given ?? "The format ID is \(value.kindName), expected are digits.",
      hint: "Write the digits that stand beside the format's name in the ad server.", expected: "digits",
      given: text ?? value.kindName)
  }
}
