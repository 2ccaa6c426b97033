import Documents

/// A creative that leaves out everything that could be tapped.
struct CreativeNotTappable: CreativeRule {
  let about = RuleDescription(
    "creative-not-tappable", family: .creative, severity: .error, addressee: .advertiser,
    summary: "A creative has one of the assets that can be tapped.",
    why: "The format counts taps on some of its assets only. A creative that has none of them is shown and cannot be clicked.",
    sources: [.useCustomFormats],
    passing: [
      Example.asset(
        "one of two clickable assets", value: #""Night hikes""#,
        fields: #"{ "key": "Caption", "kind": "text" }"#),
      Example.asset(
        "a media area that reports its taps", "Headline", field: #""kind": "text""#, value: "null",
        fields: #"{ "key": "MainImage", "kind": "image" }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "fallbackImage": "MainImage", "tap": "MainImage" }"#, files: ["hero.jpg": .jpeg(1200, 628)]),
      Example(
        "a format that cannot be tapped itself",
        definition:
          #"{ "formatId": "10063170", "fields": [{ "key": "Headline", "kind": "text" }], "clicks": { "clickable": [] } }"#,
        creative: Example.plainCreative),
    ],
    failing: [
      Example.asset(
        "the one clickable asset is absent", "Headline", field: #""kind": "text""#, value: "null",
        fields: #"{ "key": "Caption", "kind": "text" }"#, assets: #""Caption": "Lamps included""#,
        finds: [
          .init(
            "Headline", "The creative has no Headline, and nothing else of it can be tapped.", hint: "Write a text.",
            client: "please fill this in; without it the ad cannot be clicked.")
        ]),
      Example(
        "a picture that is clickable, and hidden by a video",
        definition: """
          { "formatId": "10063170", "fields": [{ "key": "Headline", "kind": "text" }, { "key": "MainImage", "kind": "image" },
            { "key": "Video", "kind": "video" }, { "key": "Button", "kind": "text" }],
            "media": { "video": "optional", "fallbackImage": "MainImage" }, "clicks": { "clickable": ["MainImage", "Headline", "Button"] } }
          """,
        creative: """
          { "id": "c1", "formatId": "10063170", "assets": { "MainImage": "hero.jpg", "Video": "clip.mp4" },
            "destinationUrl": "https://trailhead.example/walks" }
          """,
        files: ["hero.jpg": .jpeg(1280, 720), "clip.mp4": .mp4(1280, 720)],
        finds: [
          .init(
            "Headline", "The creative has no Headline and no Button, and nothing else of it can be tapped.",
            hint: "Add one of them.",
            client: "please fill this in; without it the ad cannot be clicked.")
        ]),
    ])

  /// Says whether all that can be tapped is absent.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, creative.hasReadableAssets else { return }
    let state = creative.mediaState
    let taps = prepared.outline.taps
    // What no creative of the format could offer is a fault of the format.
    guard !taps.isAnywhereReported(in: state) else { return }
    let targets = taps.fields(in: state)
    guard !targets.isEmpty, !targets.contains(where: { creative.isFilled($0) }) else { return }
    let fields = prepared.format.fields
    let names = targets.prefix(4).map { "no \(fields[$0].key.excerpt)" }
    // A required one is missing-field, and this its consequence.
    let first = targets.first { fields[$0].isRequired } ?? targets[0]
    report.add(
      "The creative has \(names.inAList), and nothing else of it can be tapped.",
      hint: targets.count == 1 ? FieldBrief(field: fields[first]).imperative : "Add one of them.",
      client: "please fill this in; without it the ad cannot be clicked.", key: fields[first].key, at: "assets")
  }
}
