import CustomFormats
import Testing

/// What must stay silent: a good creative that is flagged costs as much trust as a bad one that passes.
@Suite struct FalseAlarmTests {
  /// Something good that could be taken for a fault, and the passing example in which a rule looks at it.
  struct Alarm: Sendable, CustomTestStringConvertible {
    let good: String
    let rule: String
    let example: String
    /// What the example's text holds.
    let text: String
    var testDescription: String { "\(good) is nothing to \(rule)" }

    init(_ good: String, _ rule: String, _ example: String, _ text: String) {
      self.good = good
      self.rule = rule
      self.example = example
      self.text = text
    }
  }

  static let alarms = [
    Alarm("an absent optional asset", "missing-field", "an absent optional one, null and blank", #""Icon": null"#),
    Alarm("an absent optional asset", "creative-not-tappable", "one of two clickable assets", #""Headline""#),
    Alarm("an absent optional asset", "literal-null", "no value at all", #""Caption": null"#),
    Alarm("a still GIF", "animated-image", "a still GIF", "still.gif"),
    Alarm("an APNG with one frame", "animated-image", "an animated PNG with one frame", "still.png"),
    Alarm("AT&T", "html-entity", "ampersands", "AT&T"),
    Alarm("R&D; next", "html-entity", "ampersands", "R&D; next"),
    Alarm("x < y", "html-tag", "signs of less and more", "x < y"),
    Alarm("Null Island tours", "literal-null", "a text about it", "Null Island tours"),
    Alarm("Null Island tours", "dangling-null", "a name", "Null Island tours"),
    Alarm("a listed choice None", "literal-null", "a choice called None", #""Badge": "None""#),
    Alarm("a listed choice None", "choice-not-listed", "a choice called None", #""Badge": "None""#),
    Alarm("macros in URLs", "unknown-macro", "macros of the list", "%%PATTERN:city%%"),
    Alarm("macros in URLs", "unbalanced-macro", "macros and encoded bytes", "%%CACHEBUSTER%%%20"),
    Alarm("macros in URLs", "foreign-macro", "a buyer's macro", "${GDPR}"),
    Alarm("macros in URLs", "malformed-url", "macros and the ad server's random number", "${AUCTION_PRICE}"),
    Alarm("macros in URLs", "url-without-scheme", "a click macro before it", "%%CLICK_URL_UNESC%%https"),
    Alarm("macros in URLs", "unfilled-placeholder", "macros in a link", "%%CLICK_URL_UNESC%%"),
    Alarm("ord=%n", "ad-server-code-in-url", "the random number", "ord=%n"),
    Alarm("ord=%n", "malformed-url", "macros and the ad server's random number", "ord=%n"),
    Alarm("ord=%n", "no-cache-buster", "either spelling, and none at all", "ord=%n"),
    Alarm("a text exactly at its limit", "text-too-long", "a text exactly at its limit", "Night hikes start Friday"),
    Alarm("a text exactly at its limit", "text-too-short", "exactly the least", "Hikes"),
    Alarm("a text exactly at its limit", "text-will-truncate", "exactly what is shown", "Night hikes start Friday"),
    Alarm("1200x627", "wrong-aspect-ratio", "1200x627 is 1.91:1", "hero.jpg"),
    Alarm("1200x628", "wrong-aspect-ratio", "1200x628 is 1.91:1", "hero.jpg"),
    Alarm("2000x1047", "wrong-aspect-ratio", "2000x1047 is 1.91:1", "hero.jpg"),
    Alarm(
      "a joiner inside emoji", "invisible-character", "joined emoji, a flag of tags, a keycap", "👨\u{200D}👩\u{200D}👧\u{200D}👦"),
    Alarm("a non-joiner between letters", "invisible-character", "a non-joiner between Persian letters", #"می\u200Cخواهم"#),
    Alarm("a joiner between letters", "invisible-character", "a joiner in Devanagari", #"क्\u200Dष"#),
    Alarm("balanced isolates", "invisible-character", "isolates with their ends", #"\u2068תל אביב\u2069"#),
    Alarm("balanced isolates", "control-character", "a direction that is isolated and ended", #"\u2067רגל\u2069"#),
    Alarm("U+00A0 before French marks", "invisible-character", "blanks before French punctuation", "Partez\u{A0}:"),
    Alarm("U+202F before French marks", "invisible-character", "blanks before French punctuation", "vendredi\u{202F}!"),
    Alarm(
      "U+202F before French marks", "surrounding-whitespace", "a narrow blank before French punctuation", "vendredi\u{202F}!"),
    Alarm("an ellipsis", "repeated-punctuation", "an ellipsis in either spelling", "Wait… and see..."),
    Alarm("C++", "repeated-punctuation", "a name with signs", "C++"),
    Alarm("hero (1).jpg", "unsafe-file-name", "brackets and a blank", "hero (1).jpg"),
    Alarm("a nested encoded URL", "double-encoded-url", "an address two levels deep", "https%253A%252F%252Fc.example"),
    Alarm("a nested encoded URL", "malformed-url", "an address inside another one", "https%3A%2F%2Fshop.example"),
    Alarm("U+FE0F after an emoji", "invisible-character", "joined emoji, a flag of tags, a keycap", "✈\u{FE0F}"),
    Alarm("U+200F beside right-to-left letters", "invisible-character", "a mark beside right-to-left letters", #"הנחה\u200F!"#),
    Alarm("U+200E beside right-to-left letters", "invisible-character", "a mark beside right-to-left letters", #"50%\u200E"#),
    Alarm("bytes after an image's end mark", "unreadable-image", "bytes after the end mark", "dot.gif"),
    Alarm("a 4:5 video", "video-wrong-ratio", "4:5, which publishers sell themselves", "clip.mp4"),
    Alarm("trackers that are null", "no-cache-buster", "no tracker: none, or nothing in them", #""clickTrackers": null"#),
    Alarm("empty trackers", "no-cache-buster", "no tracker: none, or nothing in them", #""impressionTrackers": []"#),
  ]

  @Test(arguments: alarms) func `what is good stands in a passing example`(_ alarm: Alarm) throws {
    let rule = try #require(Rules.named(alarm.rule))
    let example = try #require(rule.about.passing.first { $0.title == alarm.example })
    #expect(example.creative?.contains(alarm.text) == true)
  }
}
