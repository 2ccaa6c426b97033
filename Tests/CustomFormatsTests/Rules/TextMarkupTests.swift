import CustomFormats
import Documents
import Testing

/// What the rules about texts say of markup and wrong encodings.
@Suite struct TextMarkupTests {
  @Test(arguments: [
    "&amp;", "a &lt; b", "&#8217;", "&#x2019;", "&#X2019;", "Caf&eacute;", "&Eacute;cole", "&nbsp;", "open &nbsp late",
    "Q &amp A",
    "&quot;Hi&quot;", "&apos;", "10 &euro;", "&hellip;", "&copy; 2026", "&trade;", "&alpha;", "&AMP;", "&#0;", "&#x110000;",
    "&amp;amp;",
  ])
  func `entities are warnings`(text: String) {
    #expect(TextProof(text).rules == ["html-entity"])
  }

  @Test(arguments: [
    "AT&T", "R&D; next", "Q&A", "a & b", "&", "&;", "&#;", "&#x;", "&#12", "Fish&chips;", "B&Q;", "M&M's", "&ampersand;",
    "rock&amplifier",
    "tea&copycats", "&ltd;", "x&y;z",
  ])
  func `ampersands of copy are fine`(text: String) {
    #expect(TextProof(text).rules == [])
  }

  @Test(arguments: [
    "<b>Now</b>", "a<br>b", "a<br/>b", "a<BR />b", "<p>", "</p>", "<a href=\"x\">y</a>", "<a href=x>", "<img src='a'",
    "<!-- a -->",
    "<!DOCTYPE html>", "<span class=\"a\">", "<script>alert(1)</script>", "<SVG onload=alert(1)>", "<h2>",
  ])
  func `tags are warnings`(text: String) {
    #expect(TextProof(text).rules == ["html-tag"])
  }

  @Test(arguments: [
    "x < y", "x<y", "a <3", "I<3you", "5 > 4", "a<b", "a <b and c> d", "<Enter>", "<-", "->", "<>", "< b >", "<<<", "<bread>",
    "1<i",
    "</", "<", "a </", "under <100 €",
  ])
  func `signs of less and more are fine`(text: String) {
    #expect(TextProof(text).rules == [])
  }

  @Test(arguments: [
    ("CafÃ©", "Café"), ("ZÃ¼rich", "Zürich"), ("CafÃ© by the sea", "Café"), ("Ã\u{A0} la carte", "à"), ("Itâ€™s", "It’s"),
    ("â€œHiâ€\u{9D}", "“Hi”"), ("10 â‚¬", "€"), ("naÃ¯ve", "naïve"), ("Â£10", "£10"), ("10Â°", "10°"), ("CAFÃ‰", "CAFÉ"),
    ("GroÃŸ", "Groß"),
    ("ðŸŽ‰ today", "🎉"), ("ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"), ("æ—¥æœ¬èªž", "日本語"), ("ÎšÎ±Î»Î·Î¼Î­Ï\u{81}Î±", "Καλημέρα"),
    ("РџСЂРёРІРµС‚", "Привет"),
    ("CafÃƒÂ©", "Café"), ("Å\u{A0}koda Å½ivot", "Škoda"), ("×©×œ×•×\u{9D}", "שלום"),
  ])
  func `a text read in the wrong encoding is found, with what it was`(text: String, word: String) {
    // What is left of some bytes is a control character, which weighs more.
    let rule = text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) } ? "control-character" : "mojibake"
    #expect(TextProof(text).rules == [rule])
    #expect(TextProof(text, isEscaped: true).rules == [rule])
    #expect(messageOrHint(text).contains("\"\(word)\""), "\(messageOrHint(text))")
  }

  private func messageOrHint(_ text: String) -> String {
    ExampleRun(Example.asset("", value: JSONText.quoted(text))).findings.map { $0.message + " " + $0.hint }.joined()
  }

  @Test(arguments: [
    "Für große Pläne", "Découvrez nos séjours à la mer", "Más kilómetros", "SÃO PAULO", "AMANHÃ…", "AMANHÃ”", "MANHÃ »",
    "PÂTÉ DE CAMPAGNE",
    "CAFÉ\u{A0}»", "HYVÄ»", "»SPAß«", "Spaß…", "Él dijo «sí»", "Århus", "Ñandú", "Äpfel", "Ísland", "Þórður", "Škoda Živá",
    "Łódź",
    "Ελλάδα", "Він і її кіт", "Скидки до 40%", "Їжак і ґава", "Ђорђе", "夏の旅行", "خصم يصل إلى", "हिंदी", "ลดสูงสุด", "40 °C",
    "£10 – €12", "™ ©",
    "Â", "â", "Ã", "Vị trí đẹp", "Ça m’a plu…", "È vero… «sì»",
  ])
  func `letters of every language are fine`(text: String) {
    #expect(TextProof(text).rules.filter { $0 != "text-in-capitals" } == [])
  }

  @Test func `a letter that got lost is a warning`() {
    #expect(TextProof("Caf\u{FFFD}").rules == ["mojibake"])
    #expect(TextProof("\u{FFFD}", isEscaped: true).rules == ["mojibake"])
  }
}
