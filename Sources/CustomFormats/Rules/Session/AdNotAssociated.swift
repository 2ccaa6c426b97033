/// A system-defined ad whose view was never given it.
struct AdNotAssociated: SessionRule {
  let about = RuleDescription(
    "ad-not-associated", family: .session, severity: .error, addressee: .app,
    summary: "The view that shows a system-defined ad was given the ad.",
    why: """
      The SDK counts impressions and clicks of an ad view once its nativeAd is set. A view that is only filled with texts and pictures looks \
      right and counts nothing.
      """,
    sources: [.nativeAds], supersedes: ["impression-missing"],
    passing: [
      .session(
        "a view that has its ad", Example.loadedNative, #"{"t":200,"event":"bind","view":"card"}"#,
        #"{"t":300,"event":"show"}"#, #"{"t":305,"event":"impression"}"#, #"{"t":9000,"event":"hide"}"#)
    ],
    failing: [
      .session(
        "a view that is only filled", Example.loadedNative, #"{"t":300,"event":"show"}"#, #"{"t":9000,"event":"hide"}"#,
        finds: [
          .init(
            nil, "The ad was shown at 300 ms and no view was given it, so nothing counted.",
            hint: "Write nativeAdView.nativeAd = nativeAd after filling the view.")
        ])
    ])

  /// Says that a system-defined ad was seen, counted nothing and was bound to no view.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.kind == .native, life.first(.bind) == nil, life.first(.impression) == nil, life.departure != nil,
      life.wasSeen, let show = life.firstShow
    else { return }
    report.add(
      "The ad was shown at \(life.time(of: show)) and no view was given it, so nothing counted.",
      hint: "Write nativeAdView.nativeAd = nativeAd after filling the view.", at: show)
  }
}
