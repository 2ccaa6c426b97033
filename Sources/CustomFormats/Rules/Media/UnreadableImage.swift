import Documents

/// A picture that is broken, cut or no picture at all.
struct UnreadableImage: ValueRule {
  let about = RuleDescription(
    "unreadable-image", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture is whole.",
    why: """
      A cut or broken picture shows half, grey or not at all. Many programs show what is left without a word, so it \
      is found out live.
      """,
    sources: [.creativeTemplateService, .creativeService],
    supersedes: ["type-not-allowed", "extension-mismatch"],
    passing: [
      .asset(
        "a whole picture", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)]),
      .asset(
        "bytes after the end mark", "MainImage", field: #""kind": "image""#, value: #"{ "file": "dot.gif" }"#,
        files: ["dot.gif": MediaReader.read(dot + Array("<!-- served by a cache -->".utf8))]),
    ],
    failing: [
      .asset(
        "a cut file", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero-90.jpg" }"#,
        files: [
          "hero-90.jpg": MediaFile(
            byteCount: 61_440, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 628),
            fault: MediaFault(.truncated, "the JPEG stops at byte 61,440 without an end marker", offset: 61_440))
        ],
        finds: [
          .init(
            "MainImage", "MainImage hero-90.jpg is not whole: the JPEG stops at byte 61,440 without an end marker.",
            hint: "Export or copy it again.", client: "hero-90.jpg is damaged, its end is missing. Please send it again.")
        ]),
      .asset(
        "no byte at all", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.png" }"#,
        files: ["hero.png": MediaFile(byteCount: 0, type: .unknown, fault: MediaFault(.empty, "it has 0 bytes", offset: 0))],
        finds: [
          .init(
            "MainImage", "MainImage hero.png is empty: it has 0 bytes.", hint: "Export or copy it again.",
            client: "hero.png is damaged. Please send it again.")
        ]),
      .asset(
        "codes that phones do not know", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: [
          "hero.jpg": MediaFile(
            byteCount: 61_440, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 628, rareCoding: .arithmetic),
            fault: MediaFault(
              .undecodable, "the JPEG is coded arithmetically, which phones and browsers do not read", offset: 158))
        ],
        finds: [
          .init(
            "MainImage",
            "MainImage hero.jpg cannot be decoded: the JPEG is coded arithmetically, which phones and browsers do not read.",
            hint: "Export or copy it again.",
            client: "hero.jpg cannot be opened by phones and browsers. Please send it again.")
        ]),
      .asset(
        "bytes of no known type", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": MediaFile(byteCount: 900, type: .unknown)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is no picture: its bytes are of no type that is known.",
            hint: "Export it again as JPEG, PNG or GIF.",
            client: "hero.jpg cannot be opened. Please export it again as JPEG, PNG or GIF.")
        ]),
    ])

  /// A GIF of one white pixel, up to its end mark.
  private static let dot =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says why a picture cannot be used.
  func check(_ value: ValueUnderTest, into report: inout Report) { BrokenMedia.check(value, into: &report) }
}
