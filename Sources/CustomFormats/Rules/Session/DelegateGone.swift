/// An answer that finds nobody.
struct DelegateGone: SessionRule {
  let about = RuleDescription(
    "delegate-gone", family: .session, severity: .error, addressee: .app,
    summary: "Loader and delegate live until the answer has come.",
    why: """
      A loader that only a local variable holds is gone when the function ends, and a delegate is weak: the ad is dropped without a word.
      """,
    sources: [.nativeAds],
    passing: [.session("an answer that is heard", #"{"t":0,"event":"request"}"#, #"{"t":300,"event":"load","type":"native"}"#)],
    failing: [
      .session(
        "a loader in a local variable", #"{"t":0,"event":"request"}"#, #"{"t":300,"event":"lost","gone":"loader"}"#,
        finds: [.init(nil, "The loader was gone when the answer came.", hint: "Keep a strong reference until it has.")])
    ])

  /// Says what was gone when an answer came.
  func check(_ life: AdLife, into report: inout Report) {
    for event in life.all(.lost) {
      let gone = event.text(.gone) ?? "loader or delegate"
      report.add("The \(gone) was gone when the answer came.", hint: "Keep a strong reference until it has.", at: event, .gone)
    }
  }
}
