/// A character that shows nothing and has nothing to do where it stands.
struct InvisibleCharacter: ValueRule {
  let about = RuleDescription(
    "invisible-character", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text has no characters that show nothing, but where a script or an emoji needs them.",
    why: """
      They come with words copied from web pages and chats. They count against the limit, break searches and words, and some fonts draw a box \
      for them.
      """,
    sources: [.useCustomFormats, .bidi],
    passing: [
      Example.asset("joined emoji, a flag of tags, a keycap", value: #""Family 👨‍👩‍👧‍👦 ✈️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ 👩🏽‍🍳 ❤️‍🔥""#),
      Example.asset("a non-joiner between Persian letters", value: #""می\u200Cخواهم سفر کنم""#),
      Example.asset("a joiner in Devanagari", value: #""क्\u200Dष यात्रा""#),
      Example.asset("isolates with their ends", value: #""Visit \u2068תל אביב\u2069 now""#),
      Example.asset("a mark beside right-to-left letters", value: #""50%\u200E הנחה\u200F!""#),
      Example.asset("breaks between Thai words", value: #""ลด\u200Bสูงสุด 40%""#),
      Example.asset("blanks before French punctuation", value: "\"Partez\u{A0}: d\u{E9}part vendredi\u{202F}!\""),
      Example.asset("a soft hyphen inside a word", value: #""Wander\u00ADschuhe im Angebot""#),
    ],
    failing: [
      Example.asset(
        "a zero width space", value: #""Fresh\u200B bread""#,
        finds: [
          .init(
            "Headline", "Headline has the invisible character U+200B (zero width space) after \"Fresh\" (character 6).",
            hint: "Delete it.", client: "please delete the invisible character after \"Fresh\".")
        ]),
      Example.asset(
        "a byte order mark and a word joiner", value: "\"\u{FEFF}Fresh\u{2060}bread\"",
        finds: [
          .init(
            "Headline", "Headline has 2 invisible characters: U+FEFF (character 1) and U+2060 (7).", hint: "Delete them.",
            client: "please type this text again; it holds invisible characters.")
        ]),
      Example.asset(
        "an isolate that nothing ends", value: #""Visit \u2067תל אביב now""#,
        finds: [
          .init(
            "Headline", "Headline has the invisible character U+2067 (an isolate without its end) after \"Visit\" (character 7).",
            hint: "Delete it.", client: "please delete the invisible character after \"Visit\".")
        ]),
      Example.asset(
        "a joiner that joins nothing", value: #""Family 👨\u200D""#,
        finds: [
          .init(
            "Headline", "Headline has the invisible character U+200D (zero width joiner) after \"Family 👨\" (character 9).",
            hint: "Delete it.", client: "please delete the invisible character after \"Family 👨\".")
        ]),
      Example.asset(
        "a direction mark without a reason", value: #""Fresh bread\u200E""#,
        finds: [
          .init(
            "Headline", "Headline has the invisible character U+200E (left-to-right mark) after \"Fresh bread\" (character 12).",
            hint: "Delete it.", client: "please delete the invisible character after \"Fresh bread\".")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes = Signs.suspect

  /// Says which invisible characters a text has.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, text.utf8.contains(where: Self.mayBegin) else { return }
    let offences = InvisibleCharacters(text).offences()
    guard let first = offences.first else { return }
    let finding = CharacterFinding(kind: "invisible character", text: text, offences: offences, name: InvisibleCharacters.name)
    report.add(
      "\(value.name) \(finding.message).", hint: offences.count == 1 ? "Delete it." : "Delete them.",
      client: finding.request("text"), given: first.scalar.codePoint)
  }

  /// Tells whether a byte may be the first one of such a character.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
    default: false
    }
  }
}
