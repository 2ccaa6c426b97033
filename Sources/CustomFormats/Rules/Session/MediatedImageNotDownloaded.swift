/// A picture of a network that the app asked for and did not get.
struct MediatedImageNotDownloaded: SessionRule {
  let about = RuleDescription(
    "mediated-image-not-downloaded", family: .session, severity: .error, addressee: .app,
    summary: "A network's pictures have pixels unless the app asked for addresses alone.",
    why: """
      With image loading on an adapter downloads pictures after its network answered and before it completes. The app finds nil where it expects \
      a bitmap.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "image loading off", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter","imageLoading":false}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","gives":["ad"],"undownloaded":["https://cdn.trailhead.example/hero.jpg"]}"#
      )
    ],
    failing: [
      .session(
        "image loading on", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","gives":["ad"],"undownloaded":["https://cdn.trailhead.example/hero.jpg"]}"#,
        finds: [
          .init(
            nil, "Trail.Adapter gave an ad whose picture https://cdn.trailhead.example/hero.jpg has no pixels.",
            hint: "Download pictures before completing.")
        ])
    ])

  /// Says which ads of networks came without pixels.
  func check(_ life: AdLife, into report: inout Report) {
    for event in life.all(.networkAnswered) {
      guard let address = event.texts(.undownloaded)?.first,
        life.all(.networkAsked).last(where: { $0.text(.adapter) == event.text(.adapter) && $0.time <= event.time })?
          .flag(.imageLoading) != false
      else { continue }
      report.add(
        "\((event.text(.adapter) ?? "The adapter").excerpt) gave an ad whose picture \(address.excerpt(80)) has no pixels.",
        hint: "Download pictures before completing.", at: event, .undownloaded)
    }
  }
}
