import Documents

/// A video in a codec, or with sound, that the field does not take.
struct CodecNotAllowed: ValueRule {
  let about = RuleDescription(
    "codec-not-allowed", family: .media, severity: .error, addressee: .advertiser,
    summary: "A video is compressed, and has sound, as its field asks.",
    why: """
      A codec that a phone cannot play leaves a black box where the video should be.
      """,
    sources: [.nativeVideo],
    passing: [
      .asset(
        "a codec of the list", "Video", field: #""kind": "video", "limits": { "codecs": ["h264"] }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "another codec", "Video", field: #""kind": "video", "limits": { "codecs": ["h264"] }"#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, codec: .hevc), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 is HEVC; the field takes h264.", hint: "Export it as h264.",
            client: "clip.mp4 is in HEVC. Please export it in h264.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where codec or sound is not what the field asks for.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let video = media.file.video else { return }
    if let codecs = media.limits.codecs, !codecs.contains(video.codec.identifier), let first = codecs.first {
      let list = MemberReader.list(codecs)
      report.add(
        "\(media.name) is \(video.codec.name.visible); the field takes \(list).", hint: "Export it as \(first).",
        client: "\(media.fileName) is in \(video.codec.name.visible). Please export it in \(list).", expected: list,
        given: video.codec.identifier.visible)
    }
    if let audio = media.limits.audio, audio != video.hasAudio {
      report.add(
        "\(media.name) has \(video.hasAudio ? "sound" : "no sound"); the field asks for \(audio ? "sound" : "none").",
        hint: audio ? "Export it with a sound track." : "Export it without a sound track.",
        client: "please send \(media.fileName) \(audio ? "with" : "without") sound.")
    }
  }
}
