/// A second request while the first is under way.
struct LoadWhileLoading: SessionRule {
  let about = RuleDescription(
    "load-while-loading", family: .session, severity: .warning, addressee: .app,
    summary: "A loader is asked again when it has answered.",
    why: """
      What the SDK does with a request of a loader that is loading is written nowhere; it may be dropped.
      """,
    sources: [.loaderReference],
    passing: [
      .session(
        "one after the other", #"{"t":0,"event":"request","loading":false}"#, #"{"t":300,"event":"fail","code":1}"#,
        #"{"t":900,"event":"request","loading":false}"#)
    ],
    failing: [
      .session(
        "a tap on reload", #"{"t":0,"event":"request","loading":false}"#, #"{"t":90,"event":"request","loading":true}"#,
        finds: [.init(nil, "The loader was asked while it was loading.", hint: "Wait for its answer, or use another loader.")])
    ])

  /// Says which requests came while the loader was loading.
  func check(_ life: AdLife, into report: inout Report) {
    for request in life.all(.request) where request.flag(.loading) == true {
      report.add(
        "The loader was asked while it was loading.", hint: "Wait for its answer, or use another loader.", at: request, .loading)
    }
  }
}
