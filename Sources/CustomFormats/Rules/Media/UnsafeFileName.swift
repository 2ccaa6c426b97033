import Documents

/// A file name that some systems do not take.
struct UnsafeFileName: ValueRule {
  let about = RuleDescription(
    "unsafe-file-name", family: .media, severity: .note, addressee: .advertiser,
    summary: "A file's name is short and plain.",
    why: """
      Display & Video 360 takes names of ASCII characters up to 50; other systems rename or lose files whose names \
      they cannot write.
      """,
    sources: [.displayAndVideo],
    passing: [
      .asset(
        "brackets and a blank", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero (1).jpg" }"#,
        files: ["hero (1).jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "letters outside ASCII", "MainImage", field: #""kind": "image""#, value: #"{ "file": "größe.jpg" }"#,
        files: ["größe.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "MainImage", "MainImage größe.jpg has characters in its name that some systems do not take: ö, ß.",
            hint: "Rename it with letters a to z, digits, - and _.",
            client: "please name größe.jpg with letters a to z and digits only.")
        ]),
      .asset(
        "51 characters", "MainImage", field: #""kind": "image""#,
        value: #"{ "file": "a23456789012345678901234567890123456789012345678.jpg" }"#,
        files: ["a23456789012345678901234567890123456789012345678.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "MainImage",
            "MainImage a23456789012345678901234567890123456789012345678.jpg has 52 characters in its name; some systems take 50.",
            hint: "Give it a shorter name.",
            client: "please give a23456789012345678901234567890123456789012345678.jpg a name of at most 50 characters.")
        ]),
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a name is one that some systems do not take.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .file else { return }
    let name = value.fileName
    let odd = name.unicodeScalars.filter { !$0.isASCII || "<>:\"|?*\\".unicodeScalars.contains($0) }
    if let first = odd.first {
      var shown: [String] = []
      for scalar in odd where !shown.contains(String(scalar)) { shown.append(String(scalar)) }
      let list =
        first.isASCII || shown.count <= 5
        ? shown.prefix(5).joined(separator: ", ") : shown.prefix(5).joined(separator: ", ") + ", …"
      report.add(
        "\(value.name) \(name.visible) has characters in its name that some systems do not take: \(list.visible).",
        hint: "Rename it with letters a to z, digits, - and _.",
        client: "please name \(name.visible) with letters a to z and digits only.")
    } else if name.count > Self.longest {
      report.add(
        "\(value.name) \(name.visible) has \(name.count) characters in its name; some systems take \(Self.longest).",
        hint: "Give it a shorter name.", client: "please give \(name.visible) a name of at most \(Self.longest) characters.",
        expected: "\(Self.longest)", given: "\(name.count)")
    }
  }

  /// The most characters of a name that Display & Video 360 takes.
  private static let longest = 50
}
