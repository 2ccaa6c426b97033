import Documents

/// Video, or the picture that stands in for it, that a format takes no longer.
struct MediaRemoved: ChangeRule {
  let about = RuleDescription(
    "media-removed", family: .change, severity: .warning, addressee: .app,
    summary: "The media area takes the video and the fallback picture that it took.",
    why: """
      The app reaches video through the ad's media content and falls back to the picture by its key; without either, the \
      media box stays empty.
      """,
    sources: [.useCustomFormats, .nativeVideo],
    passing: [
      .change(
        "video becomes optional", from: fields, to: fields,
        members: #""media": { "video": "none", "fallbackImage": "MainImage", "tap": "Headline" }"#,
        newMembers: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Headline" }"#)
    ],
    failing: [
      .change(
        "no video any more", from: fields, to: fields,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Headline" }"#,
        newMembers: #""media": { "video": "none", "fallbackImage": "MainImage", "tap": "Headline" }"#,
        finds: [
          .init(
            "Video", "Media: no video, before optional.",
            hint: "Take the videos out of the creatives first, or keep video optional.")
        ]),
      .change(
        "another fallback picture", from: fields, to: fields,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Headline" }"#,
        newMembers: #""media": { "video": "optional", "fallbackImage": "Poster", "tap": "Headline" }"#,
        finds: [
          .init(
            "MainImage", "Media: fallback picture Poster, before MainImage.",
            hint: "Fill Poster in every creative and fall back to it in the app, or keep MainImage.")
        ]),
    ])

  private static let fields = #"""
    { "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" },
    { "key": "MainImage", "kind": "image", "required": true }, { "key": "Poster", "kind": "image", "required": true },
    { "key": "Video", "kind": "video" }
    """#

  /// Says what the media area has lost.
  func check(_ diff: FormatDiff, into report: inout Report) {
    let (before, now) = (diff.older.format, diff.newer.format)
    let video = before.videoPolicy
    if video != .none, now.videoPolicy == .none {
      report.add(
        "Media", now: "no video", before: video.rawValue,
        hint: "Take the videos out of the creatives first, or keep video \(video.rawValue).", key: before.videoField?.key,
        at: "media.video")
    }
    if let old = before.media?.fallbackImage.map({ diff.newKey(of: $0) ?? $0 }), old != now.media?.fallbackImage {
      let new = now.media?.fallbackImage?.excerpt(60)
      report.add(
        "Media", now: new.map { "fallback picture \($0)" } ?? "no fallback picture", before: old.excerpt(60),
        hint:
          "\(new.map { "Fill \($0) in every creative and fall back to it in the app" } ?? "Show something else where there is no video"), or keep \(old.excerpt(60)).",
        key: old, at: "media.fallbackImage")
    }
  }
}
