import Documents

/// An asset of a key that the format does not have.
struct UnknownField: CreativeRule {
  let about = RuleDescription(
    "unknown-field", family: .creative, severity: .error, addressee: .publisher,
    summary: "Every asset has the key of a field, in its exact case.",
    why: """
      The app asks for assets by key, letter by letter. One that is spelt another way is never asked for, and the app draws nothing where it \
      belongs, without a word.
      """,
    sources: [.useCustomFormats, .creativeService],
    passing: [
      Example.asset("the keys of the format", value: #""Night hikes""#),
      Example.asset("an unknown key without a value", value: #""Night hikes""#, assets: #""Subtitle": null"#),
    ],
    failing: [
      Example.asset(
        "another case", "Headline", value: #""Night hikes""#, fields: #"{ "key": "Caption", "kind": "text", "required": true }"#,
        assets: #""Caption": "Lamps included", "caption": "Lamps included""#,
        finds: [
          .init(
            "caption", "caption is no key of 10063170. The keys of 10063170 are Headline (text), Caption (text, required).",
            hint: "Did you mean Caption?")
        ]),
      Example.asset(
        "a key that was renamed, AdChoices, and one of another format", "Headline",
        field: #""kind": "text", "aliases": ["Claim"]"#,
        value: #""Night hikes""#, assets: #""Claim": "Night hikes", "AdChoices": "adchoices.png", "Price": "9.99""#,
        finds: [
          .init(
            "Claim", "Claim is no key of 10063170. The keys of 10063170 are Headline (text).",
            hint: "It is called Headline now."),
          .init(
            "AdChoices", "AdChoices is no key of 10063170. The keys of 10063170 are Headline (text).",
            hint: "Write it as adChoices beside assets."),
          .init(
            "Price", "Price is no key of 10063170. The keys of 10063170 are Headline (text).",
            hint: "Remove it, or correct the key."),
        ]),
    ])

  /// The most keys that are named one by one; a creative of another format has nothing but unknown ones.
  private static let mostNamed = 50

  /// Says which assets have no field.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared else { return }
    let strangers = creative.creative.values.filter { $0.subject == .asset(field: nil) && $0.content != .absent }
    guard !strangers.isEmpty else { return }
    let reference = prepared.format.reference.excerpt
    for value in strangers.prefix(Self.mostNamed) {
      let key = creative.creative.key(value)
      report.add(
        "\(key.excerpt) is no key of \(reference). \(WrongKindOfValue.keys(of: prepared.format))",
        hint: hint(key, prepared.format), key: key, at: creative.creative.path(value), byte: creative.creative.nameByte(value),
        given: key)
    }
    let rest = strangers.count - Self.mostNamed
    guard rest > 0 else { return }
    report.add(
      "\(rest.grouped) more assets have keys that \(reference) does not have.", hint: "Check which format this creative is for.",
      at: "assets")
  }

  private func hint(_ key: String, _ format: CustomFormat) -> String {
    if let renamed = format.fields.first(where: { $0.aliases.contains(key) }) {
      return "It is called \(renamed.key.excerpt) now."
    }
    if let near = NearMatch.of(key, among: format.fields.map(\.key)) { return "Did you mean \(near.excerpt)?" }
    if key == format.adChoices.key || String(NearMatch.folded(key)) == "adchoices" {
      return "Write it as adChoices beside assets."
    }
    return "Remove it, or correct the key."
  }
}
