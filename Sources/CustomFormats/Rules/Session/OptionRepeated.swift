/// Two options of one kind.
struct OptionRepeated: SessionRule {
  let about = RuleDescription(
    "option-repeated", family: .session, severity: .note, addressee: .app,
    summary: "The options of a loader hold one of each kind.",
    why: """
      Of two options of one class the last one counts, at least with some adapters, so the other says nothing.
      """,
    sources: [.loaderReference],
    passing: [.session("two kinds", #"{"t":0,"event":"request","options":["VideoOptions","NativeAdImageAdLoaderOptions"]}"#)],
    failing: [
      .session(
        "one kind twice", #"{"t":0,"event":"request","options":["VideoOptions","VideoOptions"]}"#,
        finds: [.init(nil, "The options hold VideoOptions twice; the last one counts.", hint: "Leave the other out.")])
    ])

  /// Says which options stand twice.
  func check(_ life: AdLife, into report: inout Report) {
    for request in life.all(.request) {
      let options = request.texts(.options) ?? []
      for option in Set(options).sorted() where options.count(where: { $0 == option }) > 1 {
        report.add(
          "The options hold \(option.excerpt) twice; the last one counts.", hint: "Leave the other out.", at: request, .options)
      }
    }
  }
}
