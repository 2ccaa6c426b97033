import Documents

/// A name that apps or creatives use and that is another now.
struct KeyRenamed: ChangeRule {
  let about = RuleDescription(
    "key-renamed", family: .change, severity: .warning, addressee: .app,
    summary: "Keys, the format ID and the slug are what they were.",
    why: """
      Apps read assets by key and ask for the format by its ID; by an old name they get nothing, without a word. A renamed \
      field is known by its aliases, else by what it has in common with the old one.
      """,
    sources: [.useCustomFormats],
    passing: [
      .change(
        "the old ID stays as another one", from: headline, to: headline, members: #""slug": "hikes""#,
        newMembers: #""slug": "hikes", "otherIds": ["12387226"]"#)
    ],
    failing: [
      .change(
        "known by its alias", from: headline,
        to:
          #"{ "key": "Title", "aliases": ["Headline"], "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#,
        newClickable: #""Title""#,
        finds: [
          .init(
            "Title", "Title: new key, before Headline.",
            hint: "Read Title in the app and name it in creatives, or keep Headline and change the label.")
        ]),
      .change(
        "known by its place, kind and limits",
        from: #"\#(headline), { "key": "Strapline", "kind": "text", "limits": { "maxCharacters": 40 }, "sample": "For all" }"#,
        to: #"\#(headline), { "key": "Tagline", "kind": "text", "limits": { "maxCharacters": 40 }, "sample": "For all" }"#,
        finds: [
          .init(
            "Tagline", "Tagline: new key, before Strapline.",
            hint: "Read Tagline in the app and name it in creatives, or keep Strapline and change the label.")
        ]),
      .change(
        "another slug", from: headline, to: headline, members: #""slug": "hikes""#, newMembers: #""slug": "walks""#,
        finds: [
          .init(
            nil, "Slug: walks, before hikes.",
            hint: "Name walks, or the format ID, in creatives and scripts that name hikes.")
        ]),
      .change(
        "an ID that is no longer served", from: headline, to: headline, members: #""otherIds": ["12387226"]"#, newMembers: "",
        finds: [
          .init(
            nil, "Other IDs: without 12387226, before with it.",
            hint: "Ask for 10063170 in apps that ask for 12387226, or keep it.")
        ]),
    ])

  private static let headline = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#

  /// Names what is called otherwise.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for pair in diff.pairs where pair.isRenamed {
      let (old, new) = (pair.older.key.excerpt(60), pair.key.excerpt(60))
      report.add(
        pair.key, now: "new key", before: old,
        hint: "Read \(new) in the app and name it in creatives, or keep \(old) and change the label.", key: pair.key,
        at: pair.path.member("key"))
    }
    let (before, now) = (diff.older.format, diff.newer.format)
    checkIDs(before, now, into: &report)
    if let old = before.slug, old != now.slug {
      let new = now.slug ?? "none"
      report.add(
        "Slug", now: new, before: old,
        hint: "Name \(now.slug.map { "\($0), or the format ID," } ?? "the format ID") in creatives and scripts that name \(old).",
        at: "slug")
    }
    if before.adChoices.key != now.adChoices.key {
      let (old, new) = (before.adChoices.key.excerpt, now.adChoices.key.excerpt)
      report.add(
        "AdChoices", now: "key \(new)", before: old, hint: "Read AdChoices by \(new) in the app, or keep \(old).",
        at: "adChoices.key")
    }
  }

  private func checkIDs(_ before: CustomFormat, _ now: CustomFormat, into report: inout Report) {
    let served = [now.formatID].compactMap { $0 } + now.otherIDs
    let new = now.formatID?.description ?? "another ID"
    if let old = before.formatID, !served.contains(old) {
      report.add(
        "Format ID", now: now.formatID?.description ?? "none", before: old.description,
        hint: "Ask for \(new) in the app, or list \(old) in otherIds.", at: "formatId")
    }
    for old in before.otherIDs where !served.contains(old) {
      report.add(
        "Other IDs", now: "without \(old)", before: "with it", hint: "Ask for \(new) in apps that ask for \(old), or keep it.",
        at: "otherIds")
    }
  }
}
