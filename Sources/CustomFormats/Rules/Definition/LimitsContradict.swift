import Documents

/// Limits that no value can keep.
struct LimitsContradict: FormatRule {
  let about = RuleDescription(
    "limits-contradict", family: .definition, severity: .error, addressee: .publisher,
    summary: "Some value keeps all limits of a field.",
    why: """
      Where a minimum is above the maximum, or no size within the limits has the ratio asked for, every delivery fails, and nobody can say \
      what to send. Published spec sheets have such slips, such as 4:3 beside 1000x562.
      """,
    sources: [.fileFormats, .openRTBNative],
    supersedes: ["default-breaks-limits", "sample-breaks-limits", "sample-missing"],
    passing: [
      Example.definition(
        "a minimum equal to the maximum",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes",
            "limits": { "minCharacters": 11, "shownCharacters": 11, "maxCharacters": 11 } }
          """),
      Example.definition(
        "1.91:1 beside 1200x627, within the tolerance",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "1.91:1", "width": 1200, "height": 627 } }
          """),
      Example.definition(
        "a least size that is not of the ratio itself",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "2:1", "minWidth": 1200, "minHeight": 628 } }
          """),
    ],
    failing: [
      Example.definition(
        "characters",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "minCharacters": 30, "maxCharacters": 25 } }
          """,
        finds: [
          .init(
            "Headline", "Headline asks for at least 30 and at most 25 characters.",
            hint: "Lower minCharacters or raise maxCharacters.")
        ]),
      Example.definition(
        "more shown than allowed",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "limits": { "shownCharacters": 50, "maxCharacters": 25 } }
          """,
        finds: [
          .init(
            "Headline", "Headline shows 50 characters, but takes at most 25.",
            hint: "Lower shownCharacters or raise maxCharacters.")
        ]),
      Example.definition(
        "a ratio that the size has not",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "4:3", "width": 1000, "height": 562 } }
          """,
        finds: [
          .init(
            "MainImage", "MainImage asks for 4:3, but no size within its limits has that ratio.",
            hint: "Correct the ratio or the sizes; 4:3 of a width of 1000 is 1000x750.")
        ]),
      Example.definition(
        "sizes and seconds",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Video", "kind": "video", "limits": { "minWidth": 1280, "maxWidth": 640, "minSeconds": 15, "maxSeconds": 6 } },
          { "key": "MainImage", "kind": "image" }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            "Video", "Video asks for at least 1280 and at most 640 pixels of width.", hint: "Lower minWidth or raise maxWidth."),
          .init("Video", "Video asks for at least 15 and at most 6 seconds.", hint: "Lower minSeconds or raise maxSeconds."),
        ]),
      Example.definition(
        "numbers",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "Rating", "kind": "number", "required": true, "limits": { "minimum": 5, "maximum": 0.5 } }
          """,
        finds: [.init("Rating", "Rating asks for at least 5 and at most 0.5.", hint: "Lower minimum or raise maximum.")]),
    ])

  /// Says which limits contradict one another.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    for (field, path) in format.fields {
      for contradiction in Self.contradictions(in: field) {
        report.add(
          "\(field.key.excerpt) \(contradiction.clause).", hint: contradiction.hint, key: field.key,
          at: path.member("limits").member(contradiction.limit))
      }
    }
  }

  /// Two limits that exclude each other: a clause behind the field's key, a hint, and the limit that it is about.
  private struct Contradiction {
    var clause: String
    var hint: String
    var limit: String

    /// A least that is above the most.
    static func between(_ least: String, _ low: Double?, _ most: String, _ high: Double?, of unit: String) -> Contradiction? {
      guard let low, let high, low > high else { return nil }
      return Contradiction(
        clause: "asks for at least \(NumberText.plain(low)) and at most \(NumberText.plain(high))\(unit)",
        hint: "Lower \(least) or raise \(most).", limit: least)
    }

    /// A least that is above the most, of whole numbers.
    static func between(_ least: String, _ low: Int?, _ most: String, _ high: Int?, of unit: String) -> Contradiction? {
      guard let low, let high, low > high else { return nil }
      return Contradiction(
        clause: "asks for at least \(low) and at most \(high)\(unit)", hint: "Lower \(least) or raise \(most).", limit: least)
    }
  }

  private static func contradictions(in field: AssetField) -> [Contradiction] {
    switch field.limits {
    case .text(let limits): contradictions(in: limits)
    case .media(let limits): contradictions(in: limits)
    case .number(let limits):
      [Contradiction.between("minimum", limits.minimum, "maximum", limits.maximum, of: "")].compactMap { $0 }
    case .url, .none: []
    }
  }

  private static func contradictions(in limits: TextLimits) -> [Contradiction] {
    var out: [Contradiction?] = [
      .between("minCharacters", limits.minCharacters, "maxCharacters", limits.maxCharacters, of: " characters")
    ]
    if let shown = limits.shownCharacters, let most = limits.maxCharacters, shown > most {
      out.append(
        Contradiction(
          clause: "shows \(shown) characters, but takes at most \(most)", hint: "Lower shownCharacters or raise maxCharacters.",
          limit: "shownCharacters"))
    }
    return out.compactMap { $0 }
  }

  private static func contradictions(in limits: MediaAssetLimits) -> [Contradiction] {
    let sizes: [Contradiction?] = [
      .between("minWidth", limits.minWidth, "maxWidth", limits.maxWidth, of: " pixels of width"),
      .between("minHeight", limits.minHeight, "maxHeight", limits.maxHeight, of: " pixels of height"),
      .between("minWidth", limits.minWidth, "width", limits.width, of: " pixels of width"),
      .between("width", limits.width, "maxWidth", limits.maxWidth, of: " pixels of width"),
      .between("minHeight", limits.minHeight, "height", limits.height, of: " pixels of height"),
      .between("height", limits.height, "maxHeight", limits.maxHeight, of: " pixels of height"),
    ]
    var out = sizes
    // Sizes that exclude one another have no ratio at all, and one line says so.
    if sizes.allSatisfy({ $0 == nil }) {
      out += limits.aspectRatios.filter { !limits.canMeet($0) }.map { ratio in
        let width = limits.width ?? limits.minWidth ?? limits.maxWidth ?? 1200
        let height = max(1, Int((Double(min(width, 1_000_000)) / ratio.value).rounded()))
        return Contradiction(
          clause: "asks for \(ratio), but no size within its limits has that ratio",
          hint:
            "Correct the ratio or the sizes; \(ratio) of a width of \(min(width, 1_000_000)) is \(min(width, 1_000_000))x\(height).",
          limit: "aspectRatio")
      }
    }
    out.append(.between("minBytes", limits.minBytes, "maxBytes", limits.maxBytes, of: " bytes"))
    out.append(.between("minSeconds", limits.minSeconds, "maxSeconds", limits.maxSeconds, of: " seconds"))
    return out.compactMap { $0 }
  }
}
