/// A tag of HTML in a text.
struct HTMLTag: ValueRule {
  let about = RuleDescription(
    "html-tag", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text has no HTML tags.",
    why: "An app's label knows no HTML and shows the tag letter by letter. Such texts come from web pages and content systems.",
    sources: [.useCustomFormats],
    passing: [
      Example.asset("signs of less and more", value: #""x < y, a <3, 5 > 4, I<3you>""#),
      Example.asset("angle brackets around a word", value: #""Press <Enter> to win""#),
    ],
    failing: [
      Example.asset(
        "bold letters", value: #""<b>Now</b> open""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML tags <b> and </b>, which the app shows as they are.", hint: "Remove them.",
            client: "please remove \"<b>\" and \"</b>\"; only plain words are shown.")
        ]),
      Example.asset(
        "a line break", value: #""Now open<br />until late""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML tag <br />, which the app shows as it is.", hint: "Remove it.",
            client: "please remove \"<br />\"; only plain words are shown.")
        ]),
      Example.asset(
        "a link", value: #""<a href='https://a.example'>Now open""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML tag <a href='https://a.example'>, which the app shows as it is.",
            hint: "Remove it.",
            client: "please remove \"<a href='https://a.example'>\"; only plain words are shown.")
        ]),
      Example.asset(
        "a comment", value: #""Now open <!-- soon -->""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML tag <!-- soon -->, which the app shows as it is.", hint: "Remove it.",
            client: "please remove \"<!-- soon -->\"; only plain words are shown.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes = Signs.markup

  /// Says which tags a text has.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words else { return }
    var tags: [String] = []
    for tag in HTMLTags.tags(in: text) where !tags.contains(tag) { tags.append(tag) }
    guard !tags.isEmpty else { return }
    let isOne = tags.count == 1
    let shown = tags.prefix(4).map(\.excerpt)
    let more = tags.count > shown.count ? ["\(tags.count - shown.count) more"] : []
    report.add(
      "\(value.name) has the HTML \(isOne ? "tag" : "tags") \((shown + more).inAList), which the app shows as \(isOne ? "it is" : "they are").",
      hint: "Remove \(isOne ? "it" : "them").",
      client: "please remove \((shown.map { "\"\($0)\"" } + more).inAList); only plain words are shown.", given: shown.first)
  }
}
