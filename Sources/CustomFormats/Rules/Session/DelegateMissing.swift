/// A load that nobody hears of.
struct DelegateMissing: SessionRule {
  let about = RuleDescription(
    "delegate-missing", family: .session, severity: .error, addressee: .app,
    summary: "A loader has its delegate before it is asked.",
    why: """
      A loader without a delegate has nobody to give an ad or an error to: nothing is shown, and nothing is logged.
      """,
    sources: [.nativeAds, .loaderReference],
    passing: [.session("with a delegate", #"{"t":0,"event":"request","delegate":true}"#)],
    failing: [
      .session(
        "without one", #"{"t":0,"event":"request","delegate":false}"#,
        finds: [
          .init(
            nil, "The loader was asked without a delegate, so nobody hears of an ad.", hint: "Set its delegate before load(_:).")
        ])
    ])

  /// Says which requests have no delegate.
  func check(_ life: AdLife, into report: inout Report) {
    for request in life.all(.request) where request.flag(.delegate) == false {
      report.add(
        "The loader was asked without a delegate, so nobody hears of an ad.", hint: "Set its delegate before load(_:).",
        at: request,
        .delegate)
    }
  }
}
