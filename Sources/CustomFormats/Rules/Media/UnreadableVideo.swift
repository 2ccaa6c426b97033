import Documents

/// A video that is broken, cut or without pictures.
struct UnreadableVideo: ValueRule {
  let about = RuleDescription(
    "unreadable-video", family: .media, severity: .error, addressee: .advertiser,
    summary: "A video is whole and has pictures.",
    why: """
      A cut video stops or never starts, and one without a picture stream shows a black box.
      """,
    sources: [.nativeVideo],
    supersedes: ["type-not-allowed", "extension-mismatch"],
    passing: [
      .asset(
        "a whole video", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "sound only", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: [
          "clip.mp4": MediaFile(
            byteCount: 9_314, type: .mp4, fault: MediaFault(.noPicture, "the MP4 has a sound track and no picture track")),
          "hero.jpg": .jpeg(1200, 628),
        ],
        finds: [
          .init(
            "Video", "Video clip.mp4 holds no picture: the MP4 has a sound track and no picture track.",
            hint: "Export or copy it again.", client: "clip.mp4 is damaged. Please send it again.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says why a file cannot be used.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    switch value.media {
    case .notAFile:
      report.add(
        "\(value.name) names \(value.text.visible), which is no file.", hint: "Name a file.",
        client: "please send the file itself.")
    case .unreadable(let reason):
      report.add(
        "\(value.name) \(value.fileName.visible) cannot be read: \(reason).", hint: "Check the rights of the file.",
        client: "\(value.fileName.visible) cannot be read. Please send it again.")
    default: break
    }
    guard let media = MediaUnderTest(value), let fault = media.file.fault, fault.kind != .tooManyPixels else {
      return checkType(value, into: &report)
    }
    report.add(
      "\(media.name) \(fault.predicate): \(fault.reason).", hint: "Export or copy it again.",
      client: "\(media.fileName) is damaged\(fault.kind == .truncated ? ", its end is missing" : ""). Please send it again.",
      given: fault.reason)
  }

  /// Says where bytes are of no type that is known.
  private func checkType(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.type == .unknown else { return }
    report.add(
      "\(media.name) is no video: its bytes are of no type that is known.",
      hint: "Export it again as \(MediaWish.list(media.types, "or")).",
      client: "\(media.fileName) cannot be opened. Please export it again as \(MediaWish.list(media.types, "or")).")
  }
}
