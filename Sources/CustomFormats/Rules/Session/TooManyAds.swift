/// More ads asked for than there can be.
struct TooManyAds: SessionRule {
  let about = RuleDescription(
    "too-many-ads", family: .session, severity: .warning, addressee: .app,
    summary: "A request asks for five ads at most.",
    why: """
      The SDK takes more than five as five, so an app that waits for all of them waits for ever.
      """,
    sources: [.loaderReference],
    passing: [.session("five", #"{"t":0,"event":"request","ads":5}"#)],
    failing: [
      .session(
        "nine", #"{"t":0,"event":"request","ads":9}"#,
        finds: [.init(nil, "The request asks for 9 ads; at most 5 come.", hint: "Ask for 5, or ask again.")])
    ])

  /// The most ads of one request.
  static let most = 5.0

  /// Says which requests ask for too many ads.
  func check(_ life: AdLife, into report: inout Report) {
    for request in life.all(.request) {
      guard let ads = request.number(.ads), ads > Self.most else { continue }
      report.add(
        "The request asks for \(Int(ads).grouped) ads; at most \(Int(Self.most)) come.", hint: "Ask for 5, or ask again.",
        at: request,
        .ads)
    }
  }
}
