import Documents
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain ASCII", "plain ASCII"),
    ("", ""),
    ("Über 日本 👩🏾‍💻 – “quotes”", "Über 日本 👩🏾‍💻 – “quotes”"),
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("two\nlines\r\nand\ta tab", "two␊lines␍␊and␉a tab"),
    ("nul \u{0} bell \u{7} delete \u{7F}", "nul ␀ bell ␇ delete ␡"),
    ("a \u{9B}2J one-byte CSI", "a ⟨U+009B⟩2J one-byte CSI"),
    ("gepj.\u{202E}exe", "gepj.⟨U+202E⟩exe"),
    ("\u{2066}isolated\u{2069}", "⟨U+2066⟩isolated⟨U+2069⟩"),
    ("line\u{2028}separator", "line⟨U+2028⟩separator"),
    ("e\u{301} and \u{1B}\u{301}", "e\u{301} and ␛\u{301}"),
    ("\u{A0}no break", "\u{A0}no break"),
  ])
  func `whatever could steer a terminal is shown, all else stays`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func `a part of a text is made visible like a text`() {
    #expect("ab\u{1B}cd".dropFirst().visible == "b␛cd")
  }
}
