/// A text that was read in the wrong encoding.
struct Mojibake: ValueRule {
  let about = RuleDescription(
    "mojibake", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text was read in the encoding that it was written in.",
    why: """
      A file in UTF-8 that a program opens as windows-1252 turns é into Ã©, and everyone sees it but the program. The app shows what it gets.
      """,
    sources: [.useCustomFormats],
    passing: [
      Example.asset("accents", value: #""Für große Pläne: déjà 49 €""#),
      Example.asset("capitals with a tilde at their end", value: #""AMANHÃ… SÃO PAULO""#),
      Example.asset("capitals before French and German marks", value: "\"CAF\u{C9}\u{A0}» und »SPA\u{DF}«\""),
      Example.asset("Ukrainian", value: #""Він і її кіт: знижки до 40%""#),
    ],
    failing: [
      Example.asset(
        "an accent", "Caption", value: #""CafÃ© by the harbour""#,
        finds: [
          .init(
            "Caption", "Caption is garbled: \"CafÃ©\" was \"Café\" before it was read in the wrong encoding.",
            hint: "Read the file it comes from as UTF-8.",
            client: "please check the special letters: \"CafÃ©\" looks like a garbled \"Café\".")
        ]),
      Example.asset(
        "a quotation mark", value: #""Itâ€™s here""#,
        finds: [
          .init(
            "Headline", "Headline is garbled: \"Itâ€™s\" was \"It’s\" before it was read in the wrong encoding.",
            hint: "Read the file it comes from as UTF-8.",
            client: "please check the special letters: \"Itâ€™s\" looks like a garbled \"It’s\".")
        ]),
      Example.asset(
        "Cyrillic", value: #""РЎРєРёРґРєРё СЃРµРіРѕРґРЅСЏ""#,
        finds: [
          .init(
            "Headline", "Headline is garbled: \"РЎРєРёРґРєРё\" was \"Скидки\" before it was read in the wrong encoding.",
            hint: "Read the file it comes from as UTF-8.",
            client: "please check the special letters: \"РЎРєРёРґРєРё\" looks like a garbled \"Скидки\".")
        ]),
      Example.asset(
        "a letter that got lost", value: #""Caf\uFFFD by the harbour""#,
        finds: [
          .init(
            "Headline", "Headline has lost a letter after \"Caf\": U+FFFD stands there.", hint: "Put the letter back.",
            client: "please write the letter after \"Caf\" again; it got lost.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes: Signs = [.suspect, .misread]

  /// Tells whether U+FFFD may stand in it, or what begins a sequence of UTF-8 in an old encoding before another such letter.
  ///
  /// In windows-1252 those are U+00C2 to U+00F4, in windows-1251 Cyrillic letters: two bytes each, of which the first is
  /// 0xC3, 0xD0 or 0xD1.
  private static func mayBeMisread(_ bytes: String.UTF8View) -> Bool {
    var sinceLead = 0
    for byte in bytes {
      if byte == 0xEF || (sinceLead == 2 && byte >= 0xC2) { return true }
      sinceLead = byte == 0xC3 || byte == 0xD0 || byte == 0xD1 ? 1 : sinceLead == 1 ? 2 : 0
    }
    return false
  }

  /// Says which word of a text is garbled.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, Self.mayBeMisread(text.utf8) else { return }
    if let lost = text.unicodeScalars.enumerated().first(where: { $0.element.value == 0xFFFD }) {
      let place = TextPlace(text, after: lost.offset).phrase
      report.add(
        "\(value.name) has lost a letter \(place): U+FFFD stands there.", hint: "Put the letter back.",
        client: "please write the letter \(place) again; it got lost.")
    } else if let garbled = MisreadText(text) {
      let (word, repaired) = (garbled.word.excerpt, garbled.repaired.excerpt)
      report.add(
        "\(value.name) is garbled: \"\(word)\" was \"\(repaired)\" before it was read in the wrong encoding.",
        hint: "Read the file it comes from as UTF-8.",
        client: "please check the special letters: \"\(word)\" looks like a garbled \"\(repaired)\".")
    }
  }
}
