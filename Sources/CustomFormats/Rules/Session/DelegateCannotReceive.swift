/// A delegate that cannot receive what was asked for.
struct DelegateCannotReceive: SessionRule {
  let about = RuleDescription(
    "delegate-cannot-receive", family: .session, severity: .error, addressee: .app,
    summary: "A delegate conforms to the protocol of every kind of ad that is asked for.",
    why: """
      Each kind of ad has a protocol of its own. A delegate that lacks one makes the request invalid, or the ad is dropped.
      """,
    sources: [.nativeAds, .loaderReference],
    passing: [
      .session(
        "both kinds", #"{"t":0,"event":"request","adTypes":["native","custom-native"],"hears":["custom-native","native"]}"#)
    ],
    failing: [
      .session(
        "one of two", #"{"t":0,"event":"request","adTypes":["native","custom-native"],"hears":["native"]}"#,
        finds: [
          .init(
            nil, "The loader was asked for custom-native, which its delegate does not receive.",
            hint: "Let it conform to CustomNativeAdLoaderDelegate.")
        ])
    ])

  /// Says which kinds of ads a delegate does not receive.
  func check(_ life: AdLife, into report: inout Report) {
    for request in life.all(.request) {
      guard let types = request.texts(.adTypes), let heard = request.texts(.hears) else { continue }
      for kind in AdKind.allCases where types.contains(kind.rawValue) && !heard.contains(kind.rawValue) {
        let name = kind == .native ? "NativeAdLoaderDelegate" : "CustomNativeAdLoaderDelegate"
        report.add(
          "The loader was asked for \(kind.rawValue), which its delegate does not receive.", hint: "Let it conform to \(name).",
          at: request, .hears)
      }
    }
  }
}
