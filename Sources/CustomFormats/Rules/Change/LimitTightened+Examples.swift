extension LimitTightened {
  /// What is no tighter.
  static let fine: [Example] = [
    .change("a limit stays", from: text(#""maxCharacters": 25"#), to: text(#""maxCharacters": 25"#)),
    .change("a limit is lifted", from: text(#""maxCharacters": 25"#), to: text(#""maxCharacters": 50"#)),
    .change(
      "the ad server's own limit is written down", from: picture(""), to: picture(#""maxBytes": 1000000"#)),
    .change(
      "twice as many UTF-16 units as scalars", from: text(#""maxCharacters": 25, "unit": "scalars""#),
      to: text(#""maxCharacters": 50, "unit": "utf16""#)),
    .change(
      "a ratio written otherwise, within more", from: picture(#""aspectRatios": ["2:1"]"#),
      to: picture(#""aspectRatios": ["4:2"], "tolerance": 0.02"#)),
    .change(
      "any subdomain for one of them", from: address(#""hosts": ["shop.trailhead.example"]"#),
      to: address(#""hosts": ["*.trailhead.example"]"#)),
  ]

  /// Every limit, tighter.
  static let tighter: [Example] = texts + pictures + videos + others + wholes

  private static let texts: [Example] = [
    line(
      "fewer characters", text(#""maxCharacters": 50"#), text(#""maxCharacters": 25"#), "at most 25 characters, before 50",
      hint: "Shorten texts over 25 characters, or keep 50."),
    line(
      "a limit where there was none", text(""), text(#""maxCharacters": 25"#), "at most 25 characters, before no maximum length",
      hint: "Shorten texts over 25 characters, or set no maximum length."),
    line(
      "a unit that counts more", text(#""maxCharacters": 25"#), text(#""maxCharacters": 25, "unit": "utf16""#),
      "at most 25 UTF-16 units, before 25 characters", hint: "Shorten texts over 25 UTF-16 units, or keep 25 characters."),
    line(
      "a unit of which a reader's character may take any number", text(#""maxCharacters": 25"#),
      text(#""maxCharacters": 60, "unit": "utf16""#), "at most 60 UTF-16 units, before 25 characters",
      hint: "Shorten texts over 60 UTF-16 units, or keep 25 characters."),
    line(
      "more characters at least", text(#""minCharacters": 2"#), text(#""minCharacters": 5"#), "at least 5 characters, before 2",
      hint: "Lengthen texts under 5 characters, or keep 2."),
    line(
      "one length alone", text(#""maxCharacters": 8"#), text(#""minCharacters": 8, "maxCharacters": 8"#),
      "exactly 8 characters, before at most 8 characters", hint: "Write texts of that length, or keep at most 8 characters."),
    line(
      "less is sure to show", text(#""shownCharacters": 30"#), text(#""shownCharacters": 25"#),
      "25 characters always show, before 30", hint: "Shorten texts over 25 characters, or keep 30."),
    line(
      "fewer lines", text(#""lines": 3"#), text(#""lines": 2"#), "at most 2 lines, before 3",
      hint: "Shorten texts that take over 2 lines, or keep 3."),
    line(
      "another pattern", text(#""pattern": "[a-z]+""#), text(#""pattern": "[a-z ]+""#), "must match [a-z ]+, before [a-z]+",
      hint: "Check the texts against the pattern, or keep [a-z]+."),
  ]

  private static let pictures: [Example] = [
    line(
      "a larger width at least", picture(#""minWidth": 600"#), picture(#""minWidth": 1200"#),
      "at least 1200 pixels wide, before 600", hint: "Replace pictures under 1200 pixels wide, or keep 600.", key: "MainImage"),
    line(
      "a smaller height at most", picture(#""maxHeight": 1080"#), picture(#""maxHeight": 627"#),
      "at most 627 pixels high, before 1080", hint: "Replace pictures over 627 pixels high, or keep 1080.", key: "MainImage"),
    line(
      "another exact width", picture(#""width": 1200"#), picture(#""width": 1080"#),
      "exactly 1080 pixels wide, before exactly 1200 pixels wide",
      hint: "Replace pictures of another width, or keep exactly 1200 pixels wide.", key: "MainImage"),
    line(
      "fewer bytes than the ad server takes", picture(""), picture(#""maxBytes": 500000"#),
      "at most 500,000 bytes, before 1,000,000", hint: "Replace pictures over 500,000 bytes, or keep 1,000,000.",
      key: "MainImage"),
    line(
      "more bytes at least", picture(""), picture(#""minBytes": 20000"#), "at least 20,000 bytes, before no minimum weight",
      hint: "Replace pictures under 20,000 bytes, or set no minimum weight.", key: "MainImage"),
    line(
      "one ratio fewer", picture(#""aspectRatios": ["1.91:1", "1:1"]"#), picture(#""aspectRatios": ["1.91:1"]"#),
      "1.91:1 within 1 %, before 1.91:1 or 1:1", hint: "Replace pictures of other ratios, or keep 1.91:1 or 1:1.",
      key: "MainImage"),
    line(
      "a smaller tolerance", picture(#""aspectRatios": ["1:1"], "tolerance": 0.05"#), picture(#""aspectRatios": ["1:1"]"#),
      "1:1 within 1 %, before 1:1 within 5 %", hint: "Replace pictures of other ratios, or keep 1:1 within 5 %.",
      key: "MainImage"),
    line(
      "a type fewer than the SDK shows", picture(""), picture(#""types": ["jpeg", "png"]"#),
      "JPEG or PNG, before JPEG, PNG or GIF", hint: "Replace GIF files, or keep taking them.", key: "MainImage"),
    line(
      "fewer frames", picture(#""frames": 10"#), picture(""), "at most 1 frame, before 10",
      hint: "Replace pictures with over 1 frame, or keep 10.", key: "MainImage"),
  ]

  private static let videos: [Example] = [
    line(
      "a shorter duration at most", video(#""maxSeconds": 60"#), video(#""maxSeconds": 30"#), "at most 30 s, before 60",
      hint: "Cut videos over 30 s, or keep 60.", key: "Video"),
    line(
      "a longer duration at least", video(#""minSeconds": 3"#), video(#""minSeconds": 6"#), "at least 6 s, before 3",
      hint: "Replace videos under 6 s, or keep 3.", key: "Video"),
    line(
      "fewer codecs", video(""), video(#""codecs": ["h264"]"#), "h264, before any codec",
      hint: "Export videos of other codecs anew, or keep any codec.", key: "Video"),
    line(
      "no sound", video(""), video(#""audio": false"#), "without sound, before with or without sound",
      hint: "Export videos without sound, or keep with or without sound.", key: "Video"),
  ]

  private static let others: [Example] = [
    line(
      "a smaller number", number(#""minimum": 0, "maximum": 10"#), number(#""minimum": 0, "maximum": 5"#),
      "at most 5, before 10", hint: "Correct numbers over 5, or keep 10.", key: "Stars"),
    line(
      "a larger number at least", number(#""minimum": 0.5"#), number(#""minimum": 1"#), "at least 1, before 0.5",
      hint: "Correct numbers under 1, or keep 0.5.", key: "Stars"),
    line(
      "fewer schemes than usual", address(""), address(#""schemes": ["https"]"#), "https, before https or http",
      hint: "Replace addresses of other schemes, or keep https or http.", key: "Address"),
    line(
      "fewer hosts", address(""), address(#""hosts": ["*.trailhead.example"]"#), "*.trailhead.example, before any host",
      hint: "Replace addresses at other hosts, or keep any host.", key: "Address"),
    line(
      "a shorter address", address(""), address(#""maxLength": 512"#), "at most 512 characters, before 1024",
      hint: "Shorten addresses over 512 characters, or keep 1024.", key: "Address"),
    line(
      "a list without other values",
      #"\#(text("")), { "key": "Badge", "kind": "list", "choices": ["Sale"], "allowOther": true }"#,
      #"\#(text("")), { "key": "Badge", "kind": "list", "choices": ["Sale"] }"#,
      "the listed choices alone, before other values too", hint: "Replace values that are not listed, or keep allowOther.",
      key: "Badge"),
  ]

  private static let wholes: [Example] = [
    whole(
      "a destination needs https", #""links": { "destination": { "schemes": ["https", "http"] } }"#,
      #""links": { "destination": { "schemes": ["https"] } }"#, "destinationUrl", "Destination: https, before https or http.",
      hint: "Replace addresses of other schemes, or keep https or http."),
    whole(
      "fewer trackers", #""links": { "impressionTrackers": { "max": 3 } }"#,
      #""links": { "impressionTrackers": { "max": 1 } }"#, "impressionTrackers", "Impression trackers: at most 1, before 3.",
      hint: "Take out those over 1, or keep 3."),
    whole(
      "app schemes are listed", #""links": { "deepLinks": { "max": 2 } }"#,
      #""links": { "deepLinks": { "max": 2, "schemes": ["trailhead"] } }"#, "deepLinks",
      "Deep links: trailhead, before any scheme.", hint: "Replace addresses of other schemes, or keep any scheme."),
    whole(
      "no creatives any more", #""status": "active""#, #""status": "inactive""#, nil,
      "Format: takes no creatives, before active.", hint: "Move its creatives to another format, or keep it active."),
    whole(
      "a rule is an error now", "", #""rules": { "rotated-by-metadata": "error" }"#, nil,
      "Rule rotated-by-metadata: error, before warning.",
      hint: "Mend what the rule finds in the creatives, or keep warning."),
  ]

  private static func line(
    _ title: String, _ older: String, _ newer: String, _ message: String, hint: String, key: String = "Headline",
    line: Int = #line
  ) -> Example {
    .change(title, from: older, to: newer, finds: [.init(key, "\(key): \(message).", hint: hint)], line: line)
  }

  private static func whole(
    _ title: String, _ older: String, _ newer: String, _ key: String?, _ message: String, hint: String, line: Int = #line
  ) -> Example {
    .change(
      title, from: text(""), to: text(""), members: older, newMembers: newer, finds: [.init(key, message, hint: hint)], line: line
    )
  }

  private static func text(_ limits: String) -> String {
    #"{ "key": "Headline", "kind": "text", "required": true, "limits": { \#(limits) }, "sample": "Night hikes" }"#
  }

  private static func with(_ field: String) -> String { "\(text("")), \(field)" }
  private static func picture(_ limits: String) -> String {
    with(#"{ "key": "MainImage", "kind": "image", "limits": { \#(limits) } }"#)
  }
  private static func video(_ limits: String) -> String {
    with(#"{ "key": "Video", "kind": "video", "limits": { \#(limits) } }"#)
  }
  private static func number(_ limits: String) -> String {
    with(#"{ "key": "Stars", "kind": "number", "required": true, "limits": { \#(limits) } }"#)
  }
  private static func address(_ limits: String) -> String {
    with(#"{ "key": "Address", "kind": "url", "limits": { \#(limits) } }"#)
  }
}
