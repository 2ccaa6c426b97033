import Documents

/// A clickable key that no field has.
struct UnknownClickableKey: FormatRule {
  let about = RuleDescription(
    "unknown-clickable-key", family: .definition, severity: .error, addressee: .publisher,
    summary: "Every key that a tap reports is the key of a field.",
    why: "A tap that is reported by a key which the creative does not have is counted nowhere, and no error says so.",
    sources: [.useCustomFormats],
    passing: [
      Example.definition(
        "the keys of fields",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image", "required": true }
          """,
        members: #""media": { "fallbackImage": "MainImage", "tap": "MainImage" }"#)
    ],
    failing: [
      Example.definition(
        "another case", clickable: #""Headline", "headline""#,
        finds: [
          .init("headline", "clicks.clickable names headline, which is no field of the format.", hint: "Did you mean Headline?")
        ]),
      Example.definition(
        "a tap on media by an unknown key",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image", "required": true }
          """,
        members: #""media": { "fallbackImage": "MainImage", "tap": "Banner" }"#,
        finds: [
          .init(
            "Banner", "media.tap names Banner, which is no field of the format.", hint: "Its fields are Headline and MainImage.")
        ]),
    ])

  /// Says which keys that taps report are no fields.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    var named = format.format.clickable.enumerated().map {
      (key: $0.element, path: JSONPath("clicks.clickable").element($0.offset))
    }
    if let tap = format.format.media?.tap, tap != "none" { named.append((tap, "media.tap")) }
    if let tap = format.format.adChoices.tap, tap != "none", tap != format.format.adChoices.key, tap != "@adChoices" {
      named.append((tap, "adChoices.tap"))
    }
    let keys = format.format.fields.map(\.key)
    for (key, path) in named where !keys.contains(key) {
      let list = keys.isEmpty ? "The format has no fields." : "Its fields are \(keys.map(\.excerpt).inAList)."
      let place =
        path.steps.last.map { if case .element = $0 { true } else { false } } == true ? "clicks.clickable" : path.description
      report.add(
        "\(place) names \(key.excerpt), which is no field of the format.",
        hint: NearMatch.of(key, among: keys).map { "Did you mean \($0.excerpt)?" } ?? list, key: key, at: path, given: key)
    }
  }
}
