import Testing

@testable import FormatPreview

@Suite struct MarkupTests {
  @Test func `an interpolated text means itself, in words and in attributes`() {
    let nasty = "</script><img src=x onerror='a(\"&\")'>"
    let escaped = "&lt;/script&gt;&lt;img src=x onerror=&#39;a(&quot;&amp;&quot;)&#39;&gt;"
    #expect(("<p title=\"\(nasty)\">\(nasty)</p>" as Markup).text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func `what could turn or hide the text beside it is shown`() {
    #expect(("\("a\u{202E}b\u{0}c\nd")" as Markup).text == "a⟨U+202E⟩b␀c␊d")
  }

  @Test func `markup is pasted`() {
    let inner: Markup = "<b>\("a<b")</b>"
    #expect(("<p>\(inner)</p>" as Markup).text == "<p><b>a&lt;b</b></p>")
    #expect((inner + "!").text == "<b>a&lt;b</b>!")
  }

  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-1.5, "-1.5"), (0.05, "0.05"), (-0.25, "-0.25"), (1.0 / 3, "0.33"), (2e9, "1000000"), (.nan, "0"),
    (-0.001, "0"),
  ])
  func `points are written to the hundredth`(_ points: Double, _ text: String) {
    #expect(("\(points)" as Markup).text == text)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE=")])
  func `bytes are base64 as in RFC 4648`(_ text: String, _ code: String) {
    #expect(Base64.text(of: Array(text.utf8)) == code)
  }
}
