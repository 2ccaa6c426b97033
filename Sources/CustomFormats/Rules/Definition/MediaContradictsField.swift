import Documents

/// A format that says one thing of video, and its field another.
struct MediaContradictsField: FormatRule {
  let about = RuleDescription(
    "media-contradicts-field", family: .definition, severity: .error, addressee: .publisher,
    summary: "media.video and the video field say the same.",
    why: """
      A video never reaches the app by its key, only as media. Where the format takes no video, a video field is never delivered; where one is \
      required in one place and optional in the other, a creative can pass and still show an empty box.
      """,
    sources: [.nativeVideo, .fileFormats],
    passing: [
      Example.definition(
        "an optional video field in a format with optional video",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Video", "kind": "video" }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#),
      Example.definition(
        "two videos, and which one is meant",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Wide", "kind": "video", "required": true }, { "key": "Tall", "kind": "video" }
          """,
        members: #""media": { "video": "required", "fallbackImage": "MainImage", "videoField": "Wide" }"#),
    ],
    failing: [
      Example.definition(
        "a required video in a format without video",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Video", "kind": "video", "required": true }
          """,
        finds: [
          .init("Video", "Video is a required video, but the format takes none.", hint: "Set media.video to required.")
        ]),
      Example.definition(
        "a required video where video is optional",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Video", "kind": "video", "required": true }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            "Video", "Video is required, but media.video is optional.",
            hint: "Set media.video to required, or the field to optional.")
        ]),
      Example.definition(
        "video without a field for it",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" }
          """,
        members: #""media": { "video": "required", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            nil, "media.video is required, but no field holds a video.",
            hint: "Add a field of kind video, or set media.video to none.")
        ]),
      Example.definition(
        "two videos",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Wide", "kind": "video" }, { "key": "Tall", "kind": "video" }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            nil, "The format has the videos Wide and Tall, and media does not say which one is shown.",
            hint: "Set media.videoField to Wide.")
        ]),
      Example.definition(
        "a picture as the video field",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Video", "kind": "video" }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "videoField": "MainImage" }"#,
        finds: [
          .init(nil, "media.videoField names MainImage, which is an image.", hint: "Set media.videoField to Video.")
        ]),
    ])

  /// Says where media and the video fields differ.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let videos = format.fields.filter { $0.field.kind == .video }
    let media = format.format.media
    let policy = media?.video ?? .none
    if policy == .none {
      for (field, path) in videos {
        let need = field.isRequired ? "required" : "optional"
        report.add(
          "\(field.key.excerpt) is \(field.isRequired ? "a required" : "an optional") video, but the format takes none.",
          hint: "Set media.video to \(need).", key: field.key, at: path)
      }
      return
    }
    guard let first = videos.first else {
      report.add(
        "media.video is \(policy.rawValue), but no field holds a video.",
        hint: "Add a field of kind video, or set media.video to none.", at: "media.video")
      return
    }
    if let key = media?.videoField, !videos.contains(where: { $0.field.key == key }) {
      let offence = format.format[key].map { "is \($0.kind.name)" } ?? "is no field of the format"
      report.add(
        "media.videoField names \(key.excerpt), which \(offence).", hint: "Set media.videoField to \(first.field.key.excerpt).",
        at: "media.videoField", given: key)
      return
    }
    if videos.count > 1, media?.videoField == nil {
      report.add(
        "The format has the videos \(videos.map(\.field.key.excerpt).inAList), and media does not say which one is shown.",
        hint: "Set media.videoField to \(first.field.key.excerpt).", at: "media")
      return
    }
    let shown = videos.first { $0.field.key == media?.videoField } ?? first
    guard shown.field.isRequired != (policy == .required) else { return }
    let (need, other) = shown.field.isRequired ? ("required", "optional") : ("optional", "required")
    report.add(
      "\(shown.field.key.excerpt) is \(need), but media.video is \(other).",
      hint: "Set media.video to \(need), or the field to \(other).", key: shown.field.key, at: shown.path)
  }
}
