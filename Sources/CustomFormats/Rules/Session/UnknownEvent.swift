import Documents

/// An event that no rule knows.
struct UnknownEvent: ReadingRule {
  let about = RuleDescription(
    "unknown-event", family: .session, severity: .warning, addressee: .app,
    summary: "Every event of a session is one that is known.",
    why: """
      A misspelt event is read by nobody, and what it tells counts as not having happened, so nothing is told from its absence. Events of \
      one's own begin with "x-". Each name is told once a session.
      """,
    sources: [.fileFormats],
    passing: [.session("an event of one's own", Example.loaded, #"{"t":5,"event":"x-screen","name":"feed"}"#)],
    failing: [
      .session(
        "a misspelt event", Example.loaded, #"{"t":300,"event":"show"}"#, #"{"t":301,"event":"impresion"}"#,
        #"{"t":5300,"event":"hide"}"#,
        finds: [.init(nil, "\"impresion\" is no event that is known here.", hint: "Did you mean impression?")]),
      .session(
        "an event from elsewhere", Example.loaded, #"{"t":301,"event":"revenue"}"#, #"{"t":302,"event":"revenue"}"#,
        finds: [.init(nil, "\"revenue\" is no event that is known here.", hint: "Leave it out, or call it x-revenue to keep it.")]
      ),
    ])

  static func violation(_ word: String, _ near: String?, byte: Int) -> Violation {
    Violation(
      rule: "unknown-event", message: "\"\(word.excerpt)\" is no event that is known here.",
      hint: near.map { "Did you mean \($0)?" } ?? "Leave it out, or call it x-\(word.excerpt) to keep it.", given: word,
      offset: byte)
  }
}
