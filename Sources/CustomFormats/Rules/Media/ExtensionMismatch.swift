import Documents

/// A file whose name ends as another type does.
struct ExtensionMismatch: ValueRule {
  let about = RuleDescription(
    "extension-mismatch", family: .media, severity: .warning, addressee: .advertiser,
    summary: "A file's name ends as its type does.",
    why: """
      Some programs go by the name: they refuse the file, or open it with the wrong decoder.
      """,
    sources: [.creativeService],
    fix: "The file gets the ending of its type, in every creative too.",
    passing: [
      .asset(
        "a JPEG named .jpeg", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.JPEG" }"#,
        files: ["hero.JPEG": .jpeg(1200, 628)]),
      .asset(
        "brackets in a name", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero (1).jpg" }"#,
        files: ["hero (1).jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      .asset(
        "a JPEG named .png", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.png" }"#,
        files: ["hero.png": .jpeg(1200, 628)],
        finds: [
          .init(
            "MainImage", "MainImage hero.png holds a JPEG.", hint: "Rename it to hero.jpg; --fix does where it can.",
            client: "hero.png is a JPEG. Please name it hero.jpg.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where the name ends as another type does.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let usual = media.file.type.fileNameExtensions.first else { return }
    if Self.ends(value.fileName.utf8, in: media.file.type.fileNameExtensions) { return }
    let ending = value.fileName.fileExtension
    guard !media.file.type.fileNameExtensions.contains(ending) else { return }
    let name = "\(value.fileName.fileStem).\(usual)"
    let shown = name.visible.suffix(80)
    report.add(
      "\(media.name) holds \(media.file.type.nameWithArticle).", hint: "Rename it to \(shown); --fix does where it can.",
      client: "\(media.fileName) is \(media.file.type.nameWithArticle). Please name it \(shown).", expected: usual,
      given: ending, mend: .fileName(name))
  }

  /// Tells whether a name ends in one of some endings, written small: what nearly every name does.
  private static func ends(_ name: String.UTF8View, in endings: [String]) -> Bool {
    endings.contains { ending in
      let tail = name.suffix(ending.utf8.count + 1)
      return tail.first == UInt8(ascii: ".") && tail.dropFirst().elementsEqual(ending.utf8)
    }
  }
}
