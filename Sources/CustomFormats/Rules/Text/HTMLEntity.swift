/// A character that a text writes as web pages do.
struct HTMLEntity: ValueRule {
  let about = RuleDescription(
    "html-entity", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text has its characters as they are, not as HTML writes them.",
    why:
      "An app's label knows no HTML and shows the entity letter by letter. Such texts come from web pages and content systems.",
    sources: [.useCustomFormats],
    passing: [
      Example.asset("ampersands", value: #""AT&T, R&D; next, Q&A""#),
      Example.asset("an ampersand and a word that is no entity", value: #""Fish&chips; tea&copycats""#),
    ],
    failing: [
      Example.asset(
        "an ampersand", value: #""Pie &amp; pea""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML entity &amp;, which the app shows as it is.", hint: "Write & for it.",
            client: "please write & instead of \"&amp;\".")
        ]),
      Example.asset(
        "a name and a number", value: #""Pie &amp; pea &#8217;til late""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML entities &amp; and &#8217;, which the app shows as they are.",
            hint: "Write & and ’ for them.", client: "please write & and ’ instead of \"&amp;\" and \"&#8217;\".")
        ]),
      Example.asset(
        "a blank without its semicolon", value: #""open &nbsp late""#,
        finds: [
          .init(
            "Headline", "Headline has the HTML entity &nbsp, which the app shows as it is.", hint: "Write a blank for it.",
            client: "please write a blank instead of \"&nbsp\".")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes = Signs.ampersand

  /// Says which entities a text has.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words else { return }
    var entities: [HTMLEntities.Entity] = []
    for entity in HTMLEntities.entities(in: text) where !entities.contains(entity) { entities.append(entity) }
    guard !entities.isEmpty else { return }
    let shown = entities.prefix(4)
    let isOne = entities.count == 1
    var names = shown.map(\.text)
    if entities.count > shown.count { names.append("\(entities.count - shown.count) more") }
    let characters = shown.map { Self.word(for: $0.character) }
    report.add(
      "\(value.name) has the HTML \(isOne ? "entity" : "entities") \(names.inAList), which the app shows as \(isOne ? "it is" : "they are").",
      hint: "Write \(characters.inAList) for \(isOne ? "it" : "them").",
      client: "please write \(characters.inAList) instead of \(shown.map { "\"\($0.text)\"" }.inAList).", given: names.first)
  }

  private static func word(for character: Unicode.Scalar?) -> String {
    guard let character else { return "the character itself" }
    if character.properties.isWhitespace { return "a blank" }
    return InvisibleCharacters.name(character) == nil && character.value > 0x20 ? String(character).excerpt : "nothing"
  }
}
