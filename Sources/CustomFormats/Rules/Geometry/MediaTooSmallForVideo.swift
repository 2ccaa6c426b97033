import Documents

/// A media slot that no video is served for.
struct MediaTooSmallForVideo: FormatRule {
  let about = RuleDescription(
    "media-too-small-for-video", family: .geometry, severity: .error, addressee: .publisher,
    summary: "Where video is allowed, the media slot is at least 120x120 points.",
    why: "The SDK plays no video in a smaller view: the ad is shown without it, and nothing says why.",
    sources: [.policyChecklist, .nativeVideo],
    passing: [
      .layout(
        "exactly 120 high", #"{ "column": [\#(Example.bar), { "slot": "@media", "height": 120 }, { "slot": "Headline" }] }"#,
        fields: Example.headline + ", " + Example.media, members: Example.mediaPolicy),
      .layout(
        "a low slot for a picture alone",
        #"{ "column": [\#(Example.bar), { "slot": "@media", "height": 60 }, { "slot": "Headline" }] }"#,
        fields: Example.headline
          + #", { "key": "MainImage", "kind": "image", "role": "mainImage", "required": true }"#,
        members: #""media": { "fallbackImage": "MainImage", "tap": "MainImage" }"#),
    ],
    failing: [
      .layout(
        "too low", #"{ "column": [\#(Example.bar), { "slot": "@media", "height": 90 }, { "slot": "Headline" }] }"#,
        fields: Example.headline + ", " + Example.media, members: Example.mediaPolicy,
        finds: [
          .init(
            "@media", "Media slot is 360x90 points, at least 120x120 is needed for a video.",
            hint: "Give the slot more room, or set media.video to none.")
        ]),
      .layout(
        "too low on a narrow phone",
        #"{ "column": [\#(Example.bar), { "slot": "@media", "aspect": "3:1" }, { "slot": "Headline" }] }"#,
        layout: #""width": 360, "widths": [320]"#,
        fields: Example.headline + ", " + Example.media, members: Example.mediaPolicy,
        finds: [
          .init(
            "@media", "Media slot is 320x106.7 points at width 320, at least 120x120 is needed for a video.",
            hint: "Give the slot more room, or set media.video to none.")
        ]),
    ])

  /// Says where a slot is too small while it shows a video.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    for slot in geometry.slots where slot.drawing == .media {
      let worst = geometry.smallest(slot, least: LeastSizes.video) { $0.media.isVideo }
      guard let worst else { continue }
      report.add(
        "\(LayoutWords.slot(slot.name)) is \(worst.detail) points\(geometry.place(of: worst)), at least 120x120 is needed for a video.",
        hint: "Give the slot more room, or set media.video to none.", key: slot.name, at: format.path(of: slot),
        expected: "120x120", given: worst.detail.description)
    }
  }
}
