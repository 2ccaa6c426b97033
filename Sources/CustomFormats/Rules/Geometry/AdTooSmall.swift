import Documents

/// An ad that is too small to be served.
struct AdTooSmall: FormatRule {
  let about = RuleDescription(
    "ad-too-small", family: .geometry, severity: .error, addressee: .publisher,
    summary: "The ad is at least 32x32 points, with the shortest texts too.",
    why: "Smaller native ads are not served or earn nothing; the SDK writes that to its log and says nothing else.",
    sources: [.policyChecklist, .programmaticGuidelines],
    passing: [
      .layout("a badge and a line", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#),
      .layout(
        "exactly 32 high", #"{ "row": [{ "slot": "Headline", "lines": 1 }, { "slot": "@adChoices" }], "height": 32 }"#),
    ],
    failing: [
      .layout(
        "one line",
        #"{ "row": [{ "slot": "@attribution" }, { "slot": "Headline", "lines": 1 }, { "space": "grow" }, { "slot": "@adChoices" }] }"#,
        finds: [
          .init(nil, "The ad is 360x22 points, at least 32x32 is needed.", hint: "Set layout.minHeight to at least 32.")
        ]),
      .layout(
        "a narrow one",
        #"{ "column": [{ "slot": "@adChoices" }, { "slot": "@attribution", "width": 20 }, { "slot": "Headline", "lines": 1 }], "height": 100 }"#,
        layout: #""width": 24"#,
        finds: [.init(nil, "The ad is 24x100 points, at least 32x32 is needed.", hint: "Use it at widths from 32 points on.")]),
    ])

  /// Says how small the ad gets, and in which state.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    let worst = geometry.worst { state -> (amount: Double, detail: PointSize)? in
      let lack = LeastSizes.lack(of: state.ad.size, least: LeastSizes.ad)
      return (lack > LayoutGeometry.tolerance ? lack : 0, state.ad.size)
    }
    guard let worst else { return }
    report.add(
      "The ad is \(worst.detail) points\(geometry.place(of: worst)), at least 32x32 is needed.",
      hint: worst.detail.width < LeastSizes.ad
        ? "Use it at widths from 32 points on." : "Set layout.minHeight to at least 32.",
      at: "layout", expected: "32x32", given: worst.detail.description)
  }
}
