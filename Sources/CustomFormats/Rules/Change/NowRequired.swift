import Documents

/// Something that every creative or app needs now and did not before.
struct NowRequired: ChangeRule {
  let about = RuleDescription(
    "now-required", family: .change, severity: .warning, addressee: .publisher,
    summary: "Nothing is required that was not required before.",
    why: """
      Creatives that leave it out are in order today and fail tomorrow. A new field that is required counts here and not as \
      field-added, since no creative has it yet.
      """,
    sources: [.createCustomFormats, .creativeTemplateService],
    passing: [
      .change("a field becomes optional", from: required, to: optional)
    ],
    failing: [
      .change(
        "an optional field becomes required", from: optional, to: required,
        finds: [
          .init(
            "Headline", "Headline: required, before optional.",
            hint: "Fill Headline in every creative first, or leave it optional.")
        ]),
      .change(
        "a new field is required", from: optional,
        to: #"\#(optional), { "key": "Price", "kind": "text", "required": true, "sample": "Free" }"#,
        finds: [
          .init("Price", "Price: required, before no field.", hint: "Fill Price in every creative first, or make it optional.")
        ]),
      .change(
        "a destination", from: optional, to: optional, members: #""links": { "destination": { "required": false } }"#,
        newMembers: #""links": { "destination": { "required": true } }"#,
        finds: [
          .init(
            "destinationUrl", "Destination: required, before optional.",
            hint: "Give every creative a destination first, or leave it optional.")
        ]),
    ])

  private static let optional = #"{ "key": "Headline", "kind": "text", "sample": "Night hikes start Friday" }"#
  private static let required = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#

  /// Names what has become required.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for pair in diff.pairs where pair.newer.isRequired && !pair.older.isRequired {
      report.add(
        pair.key, now: "required", before: "optional",
        hint: "Fill \(pair.key.excerpt(60)) in every creative first, or leave it optional.", key: pair.key,
        at: pair.path.member("required"))
    }
    for (field, path) in diff.added where field.isRequired {
      report.add(
        field.key, now: "required", before: "no field",
        hint: "Fill \(field.key.excerpt(60)) in every creative first, or make it optional.", key: field.key, at: path)
    }
    let (before, now) = (diff.older.format, diff.newer.format)
    if now.links.requiresDestination, !before.links.requiresDestination {
      report.add(
        "Destination", now: "required", before: "optional",
        hint: "Give every creative a destination first, or leave it optional.", key: "destinationUrl",
        at: "links.destination.required")
    }
    if now.adChoices.isRequired, !before.adChoices.isRequired {
      report.add(
        "AdChoices", now: "required", before: "optional", hint: "Draw AdChoices in the app first, or leave it optional.",
        at: "adChoices.required")
    }
    checkVideo(diff, into: &report)
  }

  /// The field of the video says it already where it has become required, or is new.
  private func checkVideo(_ diff: FormatDiff, into report: inout Report) {
    let (before, now) = (diff.older.format.videoPolicy, diff.newer.format.videoPolicy)
    let isSaid =
      diff.pairs.contains { $0.newer.kind == .video && $0.newer.isRequired && !$0.older.isRequired }
      || diff.added.contains { $0.field.kind == .video && $0.field.isRequired }
    guard now == .required, before != now, !isSaid else { return }
    report.add(
      "Media", now: "video required", before: before == .none ? "none" : "optional",
      hint: "Give every creative a video first, or leave it optional.", key: diff.newer.format.videoField?.key, at: "media.video")
  }
}
