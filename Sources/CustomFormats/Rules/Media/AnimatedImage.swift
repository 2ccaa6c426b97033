import Documents

/// A picture with more frames than its field takes.
struct AnimatedImage: ValueRule {
  let about = RuleDescription(
    "animated-image", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture has at most the frames that its field takes, one where it says nothing.",
    why: """
      The mobile SDK does not play animated pictures in native ads: it shows the first frame, often an empty one, or \
      nothing.
      """,
    sources: [.createCustomFormats, .displayAndVideo],
    passing: [
      .asset(
        "a still GIF", "MainImage", field: #""kind": "image""#, value: #"{ "file": "still.gif" }"#,
        files: ["still.gif": .picture(.gif, 300, 250)]),
      .asset(
        "an animated PNG with one frame", "MainImage", field: #""kind": "image""#, value: #"{ "file": "still.png" }"#,
        files: ["still.png": .picture(.png, 300, 250)]),
    ],
    failing: [
      .asset(
        "a GIF of three frames", "MainImage", field: #""kind": "image""#, value: #"{ "file": "anim.gif" }"#,
        files: ["anim.gif": .picture(.gif, 300, 250, frames: 3)],
        finds: [
          .init(
            "MainImage", "MainImage anim.gif has 3 frames, at most 1 is taken.", hint: "Send a still picture.",
            client: "anim.gif is animated. Please send a still picture.")
        ])
    ])

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says where a picture has more frames than the field takes.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let image = media.file.image, image.frameCount > media.limits.frames else { return }
    let limit = media.limits.frames
    report.add(
      "\(media.name) has \(image.frameCount) frames, at most \(limit) \(limit == 1 ? "is" : "are") taken.",
      hint: limit == 1 ? "Send a still picture." : "Send one with at most \(limit) frames.",
      client: limit == 1
        ? "\(media.fileName) is animated. Please send a still picture."
        : "\(media.fileName) has too many frames. Please send at most \(limit).",
      expected: "\(limit)", given: "\(image.frameCount)")
  }
}
