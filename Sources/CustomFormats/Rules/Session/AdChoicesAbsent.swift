/// An ad that ought to have AdChoices and has none.
struct AdChoicesAbsent: SessionRule {
  let about = RuleDescription(
    "ad-choices-absent", family: .session, severity: .note, addressee: .publisher,
    summary: "A reservation in the EEA and an ad of a network come with AdChoices.",
    why: """
      The ad server adds AdChoices to reservations in the EEA, and a network's adapter gives a view of its own. Where it is missing the app \
      can draw none. Test ads often have none.
      """,
    sources: [.adChoices, .customEvents],
    passing: [
      .session("elsewhere", #"{"t":0,"event":"load","formatId":"10063170","adChoices":false}"#),
      .session("with AdChoices", #"{"t":0,"event":"load","formatId":"10063170","eea":true,"adChoices":true}"#),
    ],
    failing: [
      .session(
        "a reservation in the EEA", #"{"t":0,"event":"load","formatId":"10063170","eea":true,"adChoices":false}"#,
        finds: [
          .init(
            nil, "The ad is a reservation in the EEA and came without AdChoices.",
            hint: "Look at the line item; test ads often have none.")
        ]),
      .session(
        "a network's ad", #"{"t":0,"event":"load","type":"native","origin":"mediated","adChoices":false}"#,
        finds: [
          .init(
            nil, "The network's ad has no AdChoices view, so none is drawn.",
            hint: "Let its adapter return one from adChoicesView.")
        ]),
    ])

  /// Says that an ad came without AdChoices.
  func check(_ life: AdLife, into report: inout Report) {
    guard let load = life.load, load.flag(.adChoices) == false else { return }
    if load.text(.origin) == "mediated" {
      report.add(
        "The network's ad has no AdChoices view, so none is drawn.", hint: "Let its adapter return one from adChoicesView.",
        at: load)
    } else if load.flag(.eea) == true {
      report.add(
        "The ad is a reservation in the EEA and came without AdChoices.",
        hint: "Look at the line item; test ads often have none.",
        at: load)
    }
  }
}
