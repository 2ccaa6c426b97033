/// A click on AdChoices that the app's handler keeps.
struct AdChoicesClickSwallowed: SessionRule {
  let about = RuleDescription(
    "ad-choices-click-swallowed", family: .session, severity: .warning, addressee: .app,
    summary: "A click on AdChoices opens the page about the ad, whoever handles clicks.",
    why: """
      An app that sets customClickHandler takes every click, and nothing says that AdChoices is left out. A handler that does not look at the \
      key keeps the page about the ad closed.
      """,
    sources: [.useCustomFormats],
    passing: [
      .session(
        "a handler that opens the page", Example.loaded,
        #"{"t":800,"event":"click","asset":"3011","handler":true,"opened":"https://adssettings.google.com/whythisad"}"#)
    ],
    failing: [
      .session(
        "a handler that opens nothing", Example.loaded,
        #"{"t":800,"event":"click","asset":"3011","handler":true,"opened":false}"#,
        finds: [
          .init(
            "3011", "The click handler takes the click on AdChoices and opens nothing, so the page about the ad stays closed.",
            hint: "Let the handler open it.")
        ])
    ])

  /// Says that a handler opens nothing for AdChoices.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.kind != .native else { return }
    let key = life.format?.adChoices.key ?? AdChoicesPlan().key
    for click in life.all(.click)
    where click.text(.asset) == key && click.flag(.handler) == true && click.flag(.opened) == false {
      report.add(
        "The click handler takes the click on AdChoices and opens nothing, so the page about the ad stays closed.",
        hint: "Let the handler open it.", key: key, at: click, .opened)
      return
    }
  }
}
