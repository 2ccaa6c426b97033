import Documents

/// An outlet that is set too late.
struct OutletSetLate: SessionRule {
  let about = RuleDescription(
    "outlet-set-late", family: .session, severity: .error, addressee: .app,
    summary: "The outlets of an ad view are set before its ad.",
    why: """
      The SDK registers the outlets when nativeAd is set. One that is set later takes no clicks, and is not looked at.
      """,
    sources: [.nativeAds],
    passing: [
      .session(
        "before the ad", Example.loadedNative, #"{"t":200,"event":"outlet","asset":"headline"}"#,
        #"{"t":200,"event":"bind","view":"card"}"#)
    ],
    failing: [
      .session(
        "after it", Example.loadedNative, #"{"t":200,"event":"bind","view":"card"}"#,
        #"{"t":200,"event":"outlet","asset":"headline"}"#,
        finds: [
          .init(
            "headline", "The outlet of headline is set after nativeAd, so its view is not registered.",
            hint: "Set outlets before the ad.")
        ])
    ])

  /// Says which outlets came after the ad.
  func check(_ life: AdLife, into report: inout Report) {
    guard let bind = life.all(.bind).last else { return }
    for outlet in life.all(.outlet) where outlet.time >= bind.time && outlet.place.line > bind.place.line {
      let asset = outlet.text(.asset) ?? "an asset"
      report.add(
        "The outlet of \(asset.excerpt) is set after nativeAd, so its view is not registered.",
        hint: "Set outlets before the ad.",
        key: asset, at: outlet)
    }
  }
}
