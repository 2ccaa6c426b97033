import Documents

/// A value of another kind than its place takes.
struct WrongKindOfValue: ReadingRule, ValueRule {
  let about = RuleDescription(
    "wrong-kind-of-value", family: .creative, severity: .error, addressee: .publisher,
    summary: "A value is of the kind that its place takes.",
    why: """
      The ad server and the app read a value by its kind: an object where a text belongs, or a text where a file belongs, reaches the app as \
      nothing, without a word.
      """,
    sources: [.creativeService, .useCustomFormats],
    passing: [
      Example.asset("a text for a text", value: #""Night hikes""#),
      Example.asset(
        "a path for an image, for short", "MainImage", field: #""kind": "image""#, value: #""hero.jpg""#,
        files: ["hero.jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      Example.asset(
        "a number for a text", value: "12345",
        finds: [
          .init(
            "Headline", "Headline is a number, expected is a text. The keys of 10063170 are Headline (text).",
            hint: "Write a text in double quotes.",
            client: "please send words here.")
        ]),
      Example.asset(
        "an object without a file", "MainImage", field: #""kind": "image""#, value: #"{ "fileName": "hero.jpg" }"#,
        finds: [
          .init(
            "MainImage",
            "MainImage is an object without \"file\", expected is an image. The keys of 10063170 are MainImage (image).",
            hint: "Write { \"file\": \"hero.jpg\" } with a path from the creative's folder, or { \"url\": \"https://…\" }.",
            client: "please send the file itself.")
        ]),
    ])

  let scope: ValueScope = [.text, .media, .links, .number, .list]
  let wakes = Signs.otherKind

  /// Says where a value cannot be what its field holds.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    let node = JSONValue(document: value.creative.document, index: value.value.node)
    guard let offence = offence(value, node) else { return }
    let list = value.field == nil ? "" : " " + Self.keys(of: value.format)
    report.add(
      "\(value.name) is \(offence.given), expected is \(offence.expected).\(list)", hint: offence.hint, client: offence.client,
      expected: offence.expected, given: offence.given)
  }

  private func offence(_ value: ValueUnderTest, _ node: JSONValue) -> (
    given: String, expected: String, hint: String, client: String?
  )? {
    let kind = value.field?.kind ?? (value.value.subject == .adChoices ? .image : .url)
    switch (kind, value.value.content) {
    case (.image, .other), (.video, .other):
      let given = node.kind == .object ? "an object without \"file\"" : node.kindName
      let file = kind == .video ? "clip.mp4" : "hero.jpg"
      return (
        given, kind.name,
        "Write { \"file\": \"\(file)\" } with a path from the creative's folder, or { \"url\": \"https://…\" }.",
        "please send the file itself."
      )
    case (.number, .text), (.number, .number):
      let text = value.text
      guard !Blank.isBlank(text), NumberText.value(of: text) == nil else { return nil }
      return ("\"\(text.excerpt)\"", "a number", "Write digits, with a point for decimals.", "please write a number.")
    case (.number, .other):
      return (node.kindName, "a number", "Write digits, with a point for decimals.", "please write a number.")
    case (.url, .other):
      return (
        node.kindName, "a URL", "Write the address as a text in double quotes.",
        "please write the whole address, beginning with https://"
      )
    case (.text, .other), (.list, .other):
      return (
        node.kindName, kind == .text ? "a text" : "one of its choices", "Write a text in double quotes.",
        "please send words here."
      )
    default: return nil
    }
  }

  /// Returns the keys of a format with kind and need, for a message.
  static func keys(of format: CustomFormat) -> String {
    let keys = format.fields.map { "\($0.key.excerpt) (\($0.kind.rawValue)\($0.isRequired ? ", required" : ""))" }
    guard !keys.isEmpty else { return "\(format.reference) has no keys." }
    return "The keys of \(format.reference) are \(keys.joined(separator: ", "))."
  }

  static func violation(
    at path: JSONPath, expected: String, given value: JSONValue, among words: [String] = [], rule: String = "wrong-kind-of-value"
  ) -> Violation {
    let given =
      value.string.map { "\"\($0.excerpt)\"" } ?? value.numberText?.excerpt ?? value.kindName
    let near = value.string.flatMap { NearMatch.of($0, among: words) }
    return Violation(
      rule: rule, path: path,
      message: "\(path.steps.isEmpty ? "The document" : path.description) is \(given), expected is \(expected).",
      hint: near.map { "Did you mean \($0)?" } ?? "Write \(expected).", expected: expected, given: given)
  }

  static func missing(
    _ name: String, or other: String? = nil, in path: JSONPath = JSONPath(), expected: String, subject: String = "The document"
  ) -> Violation {
    let place = path.steps.isEmpty ? subject : path.description
    let names = other.map { "\"\(name)\" and no \"\($0)\"" } ?? "\"\(name)\""
    return Violation(
      rule: "wrong-kind-of-value", path: path, message: "\(place) has no \(names), expected is \(expected).",
      hint: "Add \"\(name)\".",
      expected: expected)
  }

  static func newerVersion(_ version: Int, at path: JSONPath) -> Violation {
    Violation(
      rule: "wrong-kind-of-value", path: path,
      message: "schemaVersion is \(version), this program reads up to \(FormatFile.schemaVersion).",
      hint: "Use a newer formatctl.", expected: "\(FormatFile.schemaVersion)", given: "\(version)")
  }
}
