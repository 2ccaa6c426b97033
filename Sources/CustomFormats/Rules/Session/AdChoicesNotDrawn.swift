/// An ad with AdChoices that was shown without it.
struct AdChoicesNotDrawn: SessionRule {
  let about = RuleDescription(
    "ad-choices-not-drawn", family: .session, severity: .error, addressee: .app,
    summary: "A custom ad that has AdChoices is shown with it.",
    why: """
      Of a custom native ad the app itself draws AdChoices, at 15x15 points or more; in the EEA the law asks for it. With image loading off \
      its picture has an address alone, and a view that waits for the bitmap stays empty.
      """,
    sources: [.useCustomFormats, .adChoices],
    passing: [
      .session(
        "drawn", #"{"t":0,"event":"load","formatId":"10063170","adChoices":true}"#,
        #"{"t":300,"event":"show","adChoices":true}"#, #"{"t":301,"event":"impression"}"#, #"{"t":9000,"event":"hide"}"#),
      .session(
        "a log that does not tell", #"{"t":0,"event":"load","formatId":"10063170","adChoices":true}"#,
        #"{"t":300,"event":"show"}"#, #"{"t":301,"event":"impression"}"#, #"{"t":9000,"event":"hide"}"#),
    ],
    failing: [
      .session(
        "not drawn", #"{"t":0,"event":"load","formatId":"10063170","adChoices":true}"#,
        #"{"t":300,"event":"show","adChoices":false}"#, #"{"t":301,"event":"impression"}"#, #"{"t":9000,"event":"hide"}"#,
        finds: [
          .init(
            nil, "The ad has AdChoices and was shown without it.",
            hint: "Draw its picture at 15x15 points or more, loaded from its address if need be.")
        ])
    ])

  /// Says that AdChoices was at hand and never on screen.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.kind == .customNative, life.load?.flag(.adChoices) == true, life.wasSeen,
      let show = life.all(.show).first(where: { $0.flag(.adChoices) == false }),
      !life.all(.show).contains(where: { $0.flag(.adChoices) != false && $0.share > 0 })
    else { return }
    report.add(
      "The ad has AdChoices and was shown without it.",
      hint: "Draw its picture at 15x15 points or more, loaded from its address if need be.", at: show, .adChoices)
  }
}
