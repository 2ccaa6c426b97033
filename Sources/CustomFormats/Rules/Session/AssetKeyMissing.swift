import Documents

/// An asset that is asked for under what is no key.
struct AssetKeyMissing: SessionRule {
  let about = RuleDescription(
    "asset-key-missing", family: .session, severity: .warning, addressee: .app,
    summary: "An app asks for assets by the keys of their fields.",
    why: """
      string(forKey:) and image(forKey:) give nil for a key in other letters as they do for an asset that is left out, so the view stays empty and \
      nothing says why.
      """,
    sources: [.useCustomFormats, .customAdReference],
    passing: [
      .session("an optional asset that is left out", Example.loaded, #"{"t":5,"event":"read","asset":"Caption","found":false}"#),
      .session("a key of other formats", Example.loaded, #"{"t":5,"event":"read","asset":"Rating","found":false}"#),
    ],
    failing: [
      .session(
        "a key in small letters", Example.loaded, #"{"t":5,"event":"read","asset":"headline","found":false}"#,
        finds: [.init("headline", "There is nothing under \"headline\", which is no key of 10063170.", hint: "Ask for Headline.")]
      )
    ])

  /// Says which keys were asked for that are near one of a field, each once.
  ///
  /// One view may serve several formats, and ask for what only some of them have; or try one spelling after the other.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.kind != .native, let format = life.format else { return }
    let keys = format.fields.map(\.key)
    let found = Set(life.all(.read).filter { $0.flag(.found) == true }.compactMap { $0.text(.asset) })
    var told: Set<String> = []
    for read in life.all(.read) where read.flag(.found) == false {
      guard let asset = read.text(.asset), !keys.contains(asset), !format.isReserved(asset),
        let near = NearMatch.of(asset, among: keys), !found.contains(near), told.insert(asset).inserted
      else { continue }
      report.add(
        "There is nothing under \"\(asset.excerpt)\", which is no key of \(format.reference).", hint: "Ask for \(near.excerpt).",
        key: asset, at: read, .asset, given: asset)
    }
  }
}
