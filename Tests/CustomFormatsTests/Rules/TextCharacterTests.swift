import CustomFormats
import Documents
import Testing

/// What the rules about texts say of characters that do not belong there.
@Suite struct TextCharacterTests {
  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}",
    "\u{9F}",
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
  ])
  func `controls and overrides are errors wherever they stand`(character: String) {
    for text in ["Fresh\(character)bread", "\(character)Fresh bread", "Fresh bread\(character)"] {
      #expect(TextProof(text, isEscaped: true).rules == ["control-character"])
    }
  }

  @Test(arguments: [
    "a\nb", "a\tb", "\na", "a\n", "a\u{2028}b", "a\u{2029}b", "a \n b",
  ])
  func `line breaks and tabs are warnings`(text: String) {
    #expect(TextProof(text, isEscaped: true).rules == ["line-break-in-text"])
  }

  @Test func `a line break of Windows is one fault`() {
    #expect(TextProof("one\r\ntwo", isEscaped: true).rules == ["control-character"])
    #expect(TextProof("one\r\ntwo\nthree", isEscaped: true).rules == ["control-character", "line-break-in-text"])
    #expect(TextProof("one\u{7}\ntwo", isEscaped: true).rules == ["control-character", "line-break-in-text"])
  }

  @Test func `breaks and tabs are counted apart`() {
    #expect(
      TextProof("one two\tthree\nfour\nfive").message("line-break-in-text")
        == "Headline has 2 line breaks and a tab, the first after \"one two\".")
    #expect(TextProof("one\n\n").message("line-break-in-text") == "Headline has 2 line breaks, the first after \"one\".")
    #expect(TextProof("\none").message("line-break-in-text") == "Headline has a line break at its beginning.")
  }

  @Test(arguments: [
    "a\u{200B}b", "\u{200B}a", "a\u{200B}", "a\u{200C}b", "a\u{200D}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{200E}", "a\u{200F}b",
    "a\u{61C}b",
    "a\u{2066}b", "a\u{2069}b", "\u{2067}שלום", "a\u{2068}b\u{2069}\u{2069}", "a\u{AD}", "\u{AD}a", "a \u{AD}b", "a\u{34F}b",
    "a\u{115F}b",
    "a\u{3164}b", "a\u{FFA0}b", "a\u{180E}b", "a\u{2063}b", "a\u{206A}b", "a\u{FE0F}b", "a\u{FE0E}", "a\u{FFFC}b", "a\u{FFF9}b",
    "a\u{E0041}b", "a\u{E0001}", "👨\u{200D}", "👨\u{200D} b", "\u{200D}👨", "1\u{200D}2", "می\u{200C}", "\u{200C}می",
    "می\u{200C} خواهم",
    "夏\u{200B}の", "\u{FE0F}",
  ])
  func `characters that show nothing are warnings where nothing needs them`(text: String) {
    #expect(TextProof(text).rules == ["invisible-character"])
    #expect(TextProof(text, isEscaped: true).rules == ["invisible-character"])
  }

  @Test(arguments: [
    "Family 👨‍👩‍👧‍👦", "👩🏽‍🍳 👩‍❤️‍💋‍👨 🏳️‍🌈 🧑‍⚕️ ❤️‍🔥", "✈️ ☎︎ ©️ 1️⃣ #️⃣", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🇨🇭",
    "می\u{200C}خواهم", "ه\u{200D} ق", "क\u{94D}\u{200D}ष", "क\u{94D}\u{200C}ष", "ශ\u{DCA}\u{200D}රී", "ലോകം\u{200D}", "ก\u{200B}ข",
    "ខ្មែរ\u{200B}ភាសា",
    "a \u{2067}שלום\u{2069} b", "\u{2066}a\u{2068}b\u{2069}\u{2069}", "50%\u{200F} הנחה", "\u{200E}עברית", "خصم \u{61C}٤٠٪",
    "Voil\u{E0}\u{A0}!", "\u{AB}\u{A0}oui\u{A0}\u{BB}\u{202F}?", "20\u{2009}%", "日本\u{3000}語", "Wander\u{AD}schuhe",
    "葛\u{E0100}飾", "\u{1820}\u{180B}",
  ])
  func `characters that a script, an emoji or a direction needs are fine`(text: String) {
    #expect(TextProof(text).rules == [])
  }

  @Test(arguments: [
    " a", "a ", "  a", "a\u{A0}", "\u{3000}a", "\u{2003}a\u{202F}", "\u{1680}a",
  ])
  func `blanks at the edges are notes`(text: String) {
    #expect(TextProof(text).rules == ["surrounding-whitespace"])
  }

  @Test(arguments: ["", " ", "\u{A0}\u{3000}", "\n\t", "\u{200B}", "\u{FEFF} "])
  func `a blank text is missing, and no rule about texts speaks of it`(text: String) {
    let example = Example.asset(
      "", "Caption", field: #""kind": "text", "limits": { "minCharacters": 3, "pattern": "a+" }"#, value: JSONText.quoted(text),
      fields: #"{ "key": "Headline", "kind": "text" }"#, assets: #""Headline": "Night hikes""#)
    for ignores in [false, true] {
      #expect(ExampleRun(example, ignoringSigns: ignores).findings.filter { Rules.named($0.rule)?.about.family == .text } == [])
    }
  }
}
