import Documents

/// A file with more bytes than are taken.
struct MediaTooHeavy: ValueRule {
  let about = RuleDescription(
    "media-too-heavy", family: .media, severity: .error, addressee: .advertiser,
    summary: "A file has at most the bytes that its field and the ad server take.",
    why: """
      The ad server refuses assets over 1,000,000 bytes and hosted video over 512 MB; on a slow network a heavy \
      picture comes after the reader has gone.
      """,
    sources: [.systemLimits, .nativeVideo, .displayAndVideo],
    passing: [
      .asset(
        "exactly the limit", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628, byteCount: 1_000_000)]),
      .asset(
        "Display & Video 360 takes 1,200 KB", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628, byteCount: 1_150_000)], profile: .dsp),
    ],
    failing: [
      .asset(
        "over the ad server's limit", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero-31.png" }"#,
        files: ["hero-31.png": .picture(.png, 1200, 628, byteCount: 1_412_330)],
        finds: [
          .init(
            "MainImage", "MainImage hero-31.png has 1,412,330 bytes, the limit is 1,000,000.",
            hint: "Save 412,330; a photo is smaller as JPEG.",
            client: "hero-31.png has 1.41 MB, the limit is 1.00 MB. Please save it smaller, for example as JPEG.")
        ]),
      .asset(
        "over the field's own limit", "MainImage", field: #""kind": "image", "limits": { "maxBytes": 200000 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1200, 628, byteCount: 200_001)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg has 200,001 bytes, the limit is 200,000.", hint: "Save 1.",
            client: "hero.jpg has 200 KB, the limit is 200 KB. Please save it smaller.")
        ]),
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a file is heavier than the field, or the buyer, takes.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value) else { return }
    let limit = media.limits.maxBytes ?? (media.isVideo ? value.profile.maxVideoBytes : value.profile.maxImageBytes)
    let given = media.file.byteCount
    guard given > limit else { return }
    let takesJPEG = media.file.type == .png && media.types.contains(.jpeg)
    report.add(
      "\(media.name) has \(given.grouped) bytes, the limit is \(limit.grouped).",
      hint: "Save \((given - limit).grouped)\(takesJPEG ? "; a photo is smaller as JPEG" : "").",
      client: """
        \(media.fileName) has \(MediaWish.megabytes(given)), the limit is \(MediaWish.megabytes(limit)). \
        Please save it smaller\(takesJPEG ? ", for example as JPEG" : "").
        """, expected: "\(limit)", given: "\(given)")
  }
}
