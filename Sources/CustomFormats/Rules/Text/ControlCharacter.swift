/// A character that controls a device or turns text around.
struct ControlCharacter: ValueRule {
  let about = RuleDescription(
    "control-character", family: .text, severity: .error, addressee: .advertiser,
    summary: "Texts and links have no control characters and no characters that override the direction of text.",
    why: """
      An app draws a box or nothing for a control character, a log or terminal obeys it, and an override shows the letters behind it the wrong \
      way round. They come from copying out of PDFs, spreadsheets and terminals.
      """,
    sources: [.useCustomFormats, .bidi],
    supersedes: ["surrounding-whitespace", "mojibake"],
    fix: "A line break of another system, U+000D and U+000A, becomes a blank in a text; other characters are left.",
    passing: [
      Example.asset("letters of several scripts", value: #""Night hikes, 夜のハイキング, רגל בלילה""#),
      Example.asset(
        "an address with encoded bytes", value: #""Night hikes""#, links: #""destinationUrl": "https://trailhead.example/a%0Ab""#),
      Example.asset("a direction that is isolated and ended", value: #""Walk \u2067רגל\u2069 today""#),
    ],
    failing: [
      Example.asset(
        "a bell", value: #""Bad\u0007bell""#,
        finds: [
          .init(
            "Headline", "Headline has the control character U+0007 after \"Bad\" (character 4).", hint: "Delete it.",
            client: "please delete the invisible character after \"Bad\".")
        ]),
      Example.asset(
        "escapes of a terminal", value: #""Fresh\u001b[2J\u001b[31mbread""#,
        finds: [
          .init(
            "Headline", "Headline has 2 control characters: U+001B (character 6) and U+001B (10).", hint: "Delete them.",
            client: "please type this text again; it holds invisible characters.")
        ]),
      Example.asset(
        "a line break of another system", value: #""line one\r\nline two""#,
        finds: [
          .init(
            "Headline", "Headline has the control character U+000D after \"line one\" (character 9).",
            hint: "Put the text on one line; --fix writes a blank there.",
            client: "please delete the invisible character after \"line one\".")
        ]),
      Example.asset(
        "an override that turns text around", value: #""Save \u202E%04 today""#,
        finds: [
          .init(
            "Headline", "Headline has the control character U+202E after \"Save\" (character 6).", hint: "Delete it.",
            client: "please delete the invisible character after \"Save\".")
        ]),
      Example.asset(
        "a text read in the wrong encoding", value: #""it\u00e2\u0080\u0099s here""#,
        finds: [
          .init(
            "Headline", "Headline has 2 control characters: U+0080 (character 4) and U+0099 (5).",
            hint: "Write \"it’s\" for \"itâ⟨U+0080⟩⟨U+0099⟩s\", which was read in the wrong encoding.",
            client: "please type this text again; it holds invisible characters.")
        ]),
      Example.links(
        "a link of a terminal", #""destinationUrl": "https://trailhead.example/\u001b]8;;x""#,
        finds: [
          .init(
            "destinationUrl", "Destination has the control character U+001B after \"https://trailhead.example/\" (character 27).",
            hint: "Delete it.",
            client: "please delete the invisible character after \"https://trailhead.example/\".")
        ]),
    ])

  let scope: ValueScope = [.readable, .links]
  let wakes: Signs = [.control, .suspect]

  /// Says which control characters a text or link has.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return
    }
    let offences = text.unicodeScalars.enumerated().compactMap { offset, scalar in
      Self.isOffence(scalar) ? CharacterFinding.Offence(scalar: scalar, offset: offset) : nil
    }
    guard let first = offences.first else { return }
    let finding = CharacterFinding(kind: "control character", text: text, offences: offences) { _ in nil }
    let isLink = !value.value.scope.isDisjoint(with: .links)
    var hint = offences.count == 1 ? "Delete it." : "Delete them."
    let isBroken = offences.allSatisfy { $0.scalar == "\r" }
    if isBroken, text.contains("\r\n") { hint = "Put the text on one line." }
    let line = isBroken && !isLink ? OneLine(text, where: Self.isBreak) : nil
    if let words = line?.words { hint = "Put the text on one line; \(words)." }
    if (0x80...0x9F).contains(first.scalar.value), let garbled = MisreadText(text) {
      hint = "Write \"\(garbled.repaired.excerpt)\" for \"\(garbled.word.excerpt)\", which was read in the wrong encoding."
    }
    report.add(
      "\(value.name) \(finding.message).", hint: hint, client: finding.request(isLink ? "address" : "text"),
      given: first.scalar.codePoint, mend: line?.mend)
  }

  /// Tells whether a run of blanks has a line break of two characters, and no half of one.
  private static func isBreak(_ run: ArraySlice<Unicode.Scalar>) -> Bool {
    run.contains("\r") && run.indices.allSatisfy { run[$0] != "\r" || $0 + 1 < run.endIndex && run[$0 + 1] == "\n" }
  }

  private static func isOffence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E: true
    default: false
    }
  }
}
