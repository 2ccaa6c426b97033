import Documents

/// A key that the SDK keeps for itself.
struct ReservedKey: FormatRule {
  let about = RuleDescription(
    "reserved-key", family: .definition, severity: .error, addressee: .publisher,
    summary: "No field has a key that the SDK gives its own assets.",
    why: """
      AdChoices, the media view and the assets of system-defined ads have keys of their own. An app that asks for a field of such a key gets \
      the SDK's asset, or reports a tap on it as one on AdChoices.
      """,
    sources: [.useCustomFormats, .nativeAds],
    passing: [
      Example.definition(
        "a number outside the SDK's", fields: #"{ "key": "4001", "kind": "text", "sample": "Night hikes" }"#,
        clickable: #""4001""#),
      Example.definition(
        "digits in a word", fields: #"{ "key": "Text3001", "kind": "text", "sample": "Night hikes" }"#, clickable: #""Text3001""#),
    ],
    failing: [
      Example.definition(
        "the key of AdChoices", fields: #"{ "key": "3011", "kind": "text", "sample": "Night hikes" }"#, clickable: #""3011""#,
        finds: [.init("3011", "The key 3011 is the one of AdChoices.", hint: "Choose a word as the key.")]),
      Example.definition(
        "the key of the media view", fields: #"{ "key": "_videoMediaView", "kind": "text", "sample": "Night hikes" }"#,
        clickable: #""_videoMediaView""#,
        finds: [
          .init("_videoMediaView", "The key _videoMediaView is the one of the media view.", hint: "Choose a word as the key.")
        ]),
      Example.definition(
        "a number of the SDK's", fields: #"{ "key": "3001", "kind": "text", "sample": "Night hikes" }"#, clickable: #""3001""#,
        finds: [
          .init(
            "3001", "The key 3001 is one of the numbers 1000 to 3999, which the SDK gives its own assets.",
            hint: "Choose a word as the key.")
        ]),
    ])

  /// Says which keys the SDK keeps for itself.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields {
      guard let owner = Self.owner(of: field.key, adChoices: format.format.adChoices.key) else { continue }
      report.add(
        "The key \(field.key.excerpt) is \(owner).", hint: "Choose a word as the key.", key: field.key, at: path.member("key"),
        given: field.key)
    }
  }

  /// Returns whose key it is, nil for a key that is free.
  static func owner(of key: String, adChoices: String) -> String? {
    if key == adChoices { return "the one of AdChoices" }
    if key == "_videoMediaView" { return "the one of the media view" }
    guard key.utf8.count == 4, let number = Int(key), (1000...3999).contains(number) else { return nil }
    return "one of the numbers 1000 to 3999, which the SDK gives its own assets"
  }
}
