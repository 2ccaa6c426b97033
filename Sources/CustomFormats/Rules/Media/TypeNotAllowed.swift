import Documents

/// A file of a type that the field does not take.
struct TypeNotAllowed: ValueRule {
  let about = RuleDescription(
    "type-not-allowed", family: .media, severity: .error, addressee: .advertiser,
    summary: "A file is of a type that its field takes.",
    why: """
      The ad server refuses other types, and a phone picture (HEIC) or a web page saved under a picture's name shows \
      nothing in the app. The type is told from the bytes, never from the name.
      """,
    sources: [.createCustomFormats, .creativeTemplates],
    supersedes: ["extension-mismatch"],
    passing: [
      .asset(
        "a type of the list", "MainImage", field: #""kind": "image", "limits": { "types": ["png"] }"#,
        value: #"{ "file": "hero.png" }"#, files: ["hero.png": .picture(.png, 1200, 628)])
    ],
    failing: [
      .asset(
        "a phone picture", "MainImage", field: #""kind": "image", "limits": { "types": ["jpeg", "png"] }"#,
        value: #"{ "file": "hero-7.jpg" }"#, files: ["hero-7.jpg": MediaFile(byteCount: 900_000, type: .heic)],
        finds: [
          .init(
            "MainImage", "MainImage hero-7.jpg holds a HEIC picture; the field takes JPEG and PNG.", hint: "Export it as JPEG.",
            client: "hero-7.jpg is a phone picture (HEIC) under a .jpg name. Please export it as JPEG.")
        ]),
      .asset(
        "a web page", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.png" }"#,
        files: ["hero.png": MediaFile(byteCount: 55, type: .html)],
        finds: [
          .init(
            "MainImage", "MainImage hero.png holds an HTML page; the field takes JPEG, PNG and GIF.", hint: "Export it as JPEG.",
            client: "hero.png is a web page, not a picture. Please send the picture as JPEG.")
        ]),
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where the bytes are of a type that the field does not take.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.type != .unknown, !media.isOfTakenType, let first = media.types.first
    else { return }
    let type = media.file.type
    report.add(
      "\(media.name) holds \(type.nameWithArticle); the field takes \(MediaWish.list(media.types)).",
      hint: "Export it as \(first.name).",
      client: client(media, first), expected: MediaWish.list(media.types), given: type.name)
  }

  private func client(_ media: MediaUnderTest, _ wanted: MediaType) -> String {
    let file = media.fileName
    switch media.file.type {
    case .heic:
      let ending = file.split(separator: ".").last.map { " under a .\($0.lowercased()) name" } ?? ""
      let isHonest = media.file.type.fileNameExtensions.contains { file.lowercased().hasSuffix(".\($0)") }
      return "\(file) is a phone picture (HEIC)\(isHonest ? "" : ending). Please export it as \(wanted.name)."
    case .html: return "\(file) is a web page, not a \(media.noun). Please send the \(media.noun) as \(wanted.name)."
    default: return "\(file) is \(media.file.type.nameWithArticle). Please send it as \(MediaWish.list(media.types, "or"))."
    }
  }
}
