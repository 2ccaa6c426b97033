import Documents

/// A value that is a program's word for no value.
struct LiteralNull: ValueRule {
  let about = RuleDescription(
    "literal-null", family: .creative, severity: .error, addressee: .advertiser,
    summary: "No value is a program's word for nothing, such as null or undefined.",
    why: """
      A feed or sheet that has no value for a place prints null, undefined or #N/A instead. The ad server takes it for a text, and readers see the \
      word in the ad.
      """,
    sources: [.useCustomFormats, .creativeService],
    supersedes: ["choice-not-listed", "missing-file", "wrong-kind-of-value", "text", "link"],
    passing: [
      Example.asset("a text about it", value: #""Null Island tours""#),
      Example.asset("a choice called None", "Badge", field: #""kind": "list", "choices": ["Ad", "None"]"#, value: #""None""#),
      Example.asset(
        "no value at all", value: #""Night hikes""#, fields: #"{ "key": "Caption", "kind": "text" }"#, assets: #""Caption": null"#
      ),
      Example.asset("a name", value: #""Nan""#),
    ],
    failing: [
      Example.asset(
        "undefined", value: #""undefined""#,
        finds: [
          .init(
            "Headline", "Headline is the word undefined, which programs print for no value.",
            hint: "Write the final words, or leave it out.",
            client: "it says \"undefined\". Please send the final words.")
        ]),
      Example.asset(
        "blanks around an object", "Headline", field: #""kind": "text", "required": true"#, value: #"" [object Object] ""#,
        finds: [
          .init(
            "Headline", "Headline is the word [object Object], which programs print for no value.",
            hint: "Write the final words.",
            client: "it says \"[object Object]\". Please send the final words.")
        ]),
      Example.asset(
        "a spreadsheet's error", value: "\"#N/A\"",
        finds: [
          .init(
            "Headline", "Headline is the word #N/A, which programs print for no value.",
            hint: "Write the final words, or leave it out.",
            client: "it says \"#N/A\". Please send the final words.")
        ]),
      Example.asset(
        "for a picture and for links", "MainImage", field: #""kind": "image""#, value: #""null""#,
        links: #""destinationUrl": "undefined", "impressionTrackers": ["null"]"#,
        finds: [
          .init(
            "MainImage", "MainImage is the word null, which programs print for no value.",
            hint: "Name the picture, or leave it out.",
            client: "it says \"null\". Please send the picture."),
          .init(
            "destinationUrl", "Destination is the word undefined, which programs print for no value.",
            hint: "Write the whole address.",
            client: "it says \"undefined\". Please send the whole address."),
          .init(
            "impressionTrackers[0]", "Impression tracker is the word null, which programs print for no value.",
            hint: "Write the whole address, or leave it out.", client: "it says \"null\". Please send the whole address."),
        ]),
      Example.asset(
        "for a number and for a choice", "Headline", value: #""Night hikes""#,
        fields: """
          { "key": "Rating", "kind": "number", "required": true }, { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"] }
          """,
        assets: #""Rating": "NaN", "Badge": "(null)""#,
        finds: [
          .init(
            "Rating", "Rating is the word NaN, which programs print for no value.", hint: "Write a number.",
            client: "it says \"NaN\". Please send the number."),
          .init(
            "Badge", "Badge is the word (null), which programs print for no value.",
            hint: "Choose Ad or Sponsored, or leave it out.",
            client: "it says \"(null)\". Please choose Ad or Sponsored."),
        ]),
    ])

  let scope: ValueScope = [.text, .list, .number, .media, .links]
  let wakes: Signs = [.nullEnding, .blankEdge, .bracket]

  /// Says whether a value is such a word.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .text || value.value.content == .file, let word = NullWord.whole(value.text) else { return }
    if value.field?.choices.contains(where: { $0.value == word }) == true { return }
    let (hint, request) = advice(value)
    report.add(
      "\(value.name) is the word \(word), which programs print for no value.", hint: hint,
      client: "it says \"\(word)\". Please \(request)", given: word)
  }

  private func advice(_ value: ValueUnderTest) -> (hint: String, request: String) {
    let isOptional = value.field.map { !$0.isRequired } ?? (value.value.subject != .destination)
    let way = isOptional ? ", or leave it out." : "."
    let brief = value.field.map(FieldBrief.init)
    switch value.field?.kind {
    case .text: return ("Write the final words" + way, "send the final words.")
    case .number: return ("Write a number" + way, "send the number.")
    case .list:
      return ("\(brief?.imperative.dropLast() ?? "Choose one")" + way, "\(brief?.request.dropFirst(7) ?? "choose one.")")
    case .image: return ("Name the picture" + way, "send the picture.")
    case .video: return ("Name the video" + way, "send the video.")
    case .url, nil: return ("Write the whole address" + way, "send the whole address.")
    }
  }
}
