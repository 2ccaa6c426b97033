/// A line break or a tab in a text.
struct LineBreakInText: ValueRule {
  let about = RuleDescription(
    "line-break-in-text", family: .text, severity: .warning, addressee: .advertiser,
    summary: "A text stands on one line, without tabs.",
    why: """
      A cell of a spreadsheet may hold several lines, an app's label seldom does: it shows the first one, or breaks where nobody expects it. The \
      app wraps lines itself.
      """,
    sources: [.useCustomFormats],
    supersedes: ["surrounding-whitespace"],
    fix: "A line break or tab becomes a blank, together with the blanks around it; at the edges it goes.",
    passing: [Example.asset("one line", value: #""Guided walks for all levels, lamps included.""#)],
    failing: [
      Example.asset(
        "a line break", "Caption", value: #""Guided walks for all levels,\nlamps included.""#,
        finds: [
          .init(
            "Caption", "Caption has a line break after \"for all levels,\".",
            hint: "Put it on one line; --fix writes a blank there.",
            client: "please write it on one line.")
        ]),
      Example.asset(
        "several", "Caption", value: #""Guided walks\nfor all\u2028levels""#,
        finds: [
          .init(
            "Caption", "Caption has 2 line breaks, the first after \"Guided walks\".",
            hint: "Put it on one line; --fix writes blanks there.", client: "please write it on one line.")
        ]),
      Example.asset(
        "at the end", "Caption", value: #""Guided walks\n""#,
        finds: [
          .init(
            "Caption", "Caption has a line break at its end.", hint: "Put it on one line; --fix removes it.",
            client: "please write it on one line.")
        ]),
      Example.asset(
        "a tab", "Caption", value: #""Guided\twalks""#,
        finds: [
          .init(
            "Caption", "Caption has a tab after \"Guided\".", hint: "Write a blank instead; --fix does it.",
            client: "please write a blank instead of the tab.")
        ]),
    ])

  let scope = ValueScope.readable
  let wakes: Signs = [.control, .suspect]

  /// Says where a text breaks its line.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let text = value.words, text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0xE2 }) else { return }
    var breaks: [Int] = []
    var tabs: [Int] = []
    var last: Unicode.Scalar?
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\n" where last == "\r": break  // The carriage return before it is the fault that is told.
      case "\n", "\u{2028}", "\u{2029}": breaks.append(offset)
      case "\t": tabs.append(offset)
      default: break
      }
      last = scalar
    }
    guard let first = (breaks + tabs).min() else { return }
    let count = breaks.count + tabs.count
    let place = TextPlace(text, after: first)
    let what = [Self.counted(breaks.count, "line break"), Self.counted(tabs.count, "tab")].compactMap { $0 }.inAList
    let line = OneLine(text, where: Self.isFault)
    let hint = breaks.isEmpty ? "Write a blank instead" : "Put it on one line"
    let fix = line.words.map { breaks.isEmpty ? "; --fix does it" : "; " + $0 } ?? ""
    report.add(
      "\(value.name) has \(what)\(count == 1 ? "" : ", the first") \(count == 1 ? place.phraseOrEnd : place.phrase).",
      hint: hint + fix + ".",
      client: breaks.isEmpty
        ? "please write a blank instead of \(tabs.count == 1 ? "the tab" : "each tab")." : "please write it on one line.",
      mend: line.mend)
  }

  /// Tells whether a run of blanks has such a break and no control character, of which another rule speaks.
  private static func isFault(_ run: ArraySlice<Unicode.Scalar>) -> Bool {
    run.contains { $0 == "\n" || $0 == "\t" || $0 == "\u{2028}" || $0 == "\u{2029}" }
      && run.allSatisfy { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }
  }

  private static func counted(_ count: Int, _ word: String) -> String? {
    count == 0 ? nil : count == 1 ? "a \(word)" : "\(count) \(word)s"
  }
}
