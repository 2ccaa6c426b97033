import Documents

/// A click under a key that no field has.
struct ClickOnUnknownAsset: SessionRule {
  let about = RuleDescription(
    "click-on-unknown-asset", family: .session, severity: .error, addressee: .app,
    summary: "A click is reported under the key of what was touched.",
    why: """
      performClickOnAsset(withKey:) takes any text and says nothing. Under a text that is no key, such as the headline itself or an address, \
      the click is not counted.
      """,
    sources: [.useCustomFormats, .customAdReference],
    passing: [
      .session("the key of a field", Example.loaded, #"{"t":800,"event":"click","asset":"Headline"}"#),
      .session("AdChoices, by the SDK's key", Example.loaded, #"{"t":800,"event":"click","asset":"3011"}"#),
      .session(
        "an asset of a system-defined ad", Example.loadedNative, #"{"t":800,"event":"click","asset":"callToAction"}"#),
    ],
    failing: [
      .session(
        "the address instead of the key", Example.loaded,
        #"{"t":4000,"event":"click","asset":"https://trailhead.example/walks"}"#,
        finds: [
          .init(
            "https://trailhead.example/walks",
            "Click reported for \"https://trailhead.example/walks\", which is no key of 10063170, so it is not counted.",
            hint: "Call performClickOnAsset(withKey:) with one of Headline, Caption and MainImage.")
        ]),
      .session(
        "the value instead of the key",
        #"{"t":0,"event":"load","formatId":"10063170","assets":{"Headline":"Night hikes start Friday"}}"#,
        #"{"t":4000,"event":"click","asset":"Night hikes start Friday"}"#,
        finds: [
          .init(
            "Night hikes start Friday",
            "Click reported for \"Night hikes start Friday\", which is the value of Headline, not a key, so it is not counted.",
            hint: "Call performClickOnAsset(withKey: \"Headline\").")
        ]),
      .session(
        "other letters", Example.loaded, #"{"t":4000,"event":"click","asset":"headline"}"#,
        finds: [
          .init(
            "headline", "Click reported for \"headline\", which is no key of 10063170, so it is not counted.",
            hint: "Call performClickOnAsset(withKey: \"Headline\").")
        ]),
    ])

  /// Says which clicks are reported under what is no key, each once.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.kind != .native else { return }
    var told: Set<String> = []
    for click in life.all(.click) {
      guard let asset = click.text(.asset), let offence = offence(asset, life), told.insert(asset).inserted else { continue }
      report.add(
        "Click reported for \"\(asset.excerpt)\", which \(offence.what), so it is not counted.", hint: offence.hint, key: asset,
        at: click, .asset, given: asset)
    }
  }

  private func offence(_ asset: String, _ life: AdLife) -> (what: String, hint: String)? {
    let values = life.load?.table(.assets) ?? []
    func call(_ key: String) -> String { "Call performClickOnAsset(withKey: \"\(key.excerpt)\")." }
    guard let format = life.format else {
      // Without the format only what no format can have as a key is known to be wrong.
      guard IllegalKey.offence(in: asset) != nil else { return nil }
      let owner = values.first { $0.text == asset }?.key
      return (
        owner.map { "is the value of \($0.excerpt), not a key" } ?? "can be no key",
        owner.map(call) ?? "Pass the key of the asset."
      )
    }
    let keys = format.fields.map(\.key)
    if keys.contains(asset) || format.isReserved(asset) { return nil }
    if let owner = values.first(where: { $0.text == asset })?.key {
      return ("is the value of \(owner.excerpt), not a key", call(owner))
    }
    let list =
      keys.isEmpty
      ? "The format has no fields." : "Call performClickOnAsset(withKey:) with one of \(keys.map(\.excerpt).inAList)."
    return ("is no key of \(format.reference)", NearMatch.of(asset, among: keys).map(call) ?? list)
  }
}
