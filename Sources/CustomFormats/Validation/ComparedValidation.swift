import Documents

/// Proves the creatives of files against their formats as they were and as they are.
public struct ComparedValidation {
  /// What was counted so far.
  public private(set) var counts = VerdictCounts()

  private let sides: ValidatedSides
  private var walk: CreativeWalk

  /// Prepares to prove creatives; where one format is compared, those that name none count as of it.
  public init(
    _ files: CreativeFiles, from older: [FormatDefinition], to newer: [FormatDefinition], selection: RuleSelection,
    media: MediaFolders
  ) {
    walk = CreativeWalk(files, media: media)
    sides = ValidatedSides(older: ValidatedSide(older, selection), newer: ValidatedSide(newer, selection))
  }

  /// Proves every creative and hands over those whose verdict turns, in order.
  ///
  /// `progress` hears of every batch that is done. Throws what reading throws.
  public mutating func prove(_ take: (VerdictTurn) -> Void, progress: (VerdictCounts) -> Void = { _ in }) throws {
    // The body changes the counts while the walk is changed.
    var walk = walk
    defer { self.walk = walk }
    while try walk.nextBatch({ step in
      guard case .creative(let creative) = step else {
        if case .list(let document, _) = step, document.isWhole { return }
        counts.unreadable += 1
        return
      }
      if let turn = sides.turn(of: creative, counting: &counts) { take(turn) }
    }) {
      progress(counts)
    }
  }
}

/// The formats before and after a change.
private struct ValidatedSides {
  let older: ValidatedSide
  let newer: ValidatedSide

  /// Counts a creative, and returns it where its verdict turns.
  func turn(of creative: WalkedCreative, counting counts: inout VerdictCounts) -> VerdictTurn? {
    let document = creative.document
    guard document.isWhole, document.nodes.indices.contains(creative.root), document.nodes[creative.root].kind == .object else {
      counts.unreadable += 1
      return nil
    }
    let before = older.verdict(on: creative)
    let after = newer.verdict(on: creative)
    if before.verdict.format == nil, after.verdict.format == nil {
      counts.other += 1
      return nil
    }
    let was = errors(before)
    let now = errors(after)
    switch (was.isEmpty, now.isEmpty) {
    case (true, true): counts.passing += 1
    case (false, false): counts.failing += 1
    case (true, false): counts.broken += 1
    case (false, true): counts.mended += 1
    }
    if was.isEmpty == now.isEmpty { return nil }
    let subject = after.verdict.creative
    return VerdictTurn(
      creative: subject.id ?? "", file: creative.around.origin.file, line: document.place(at: subject.start).line,
      errors: was.isEmpty ? now : was, isBroken: was.isEmpty)
  }

  private func errors(_ side: (validator: Validator, verdict: Validator.Verdict)) -> [Finding] {
    side.validator.findings(side.verdict).filter { $0.severity == .error }
  }
}

/// The formats of one side of the change.
private struct ValidatedSide {
  let named: Validator
  /// Proves what names no format; nil where such a creative could be of any.
  let unnamed: Validator?

  init(_ definitions: [FormatDefinition], _ selection: RuleSelection) {
    let formats = DefinedFormats(definitions, selection: selection)
    named = Validator(selection, formats: formats)
    let only = definitions.count == 1 ? definitions.first : nil
    unnamed = only.map { Validator(selection, formats: formats, fixedFormat: PreparedFormat($0, selection: selection)) }
  }

  func verdict(on creative: WalkedCreative) -> (validator: Validator, verdict: Validator.Verdict) {
    let first = verdict(on: creative, by: named)
    guard first.format == nil, first.creative.formatReference == nil, let unnamed else { return (named, first) }
    return (unnamed, verdict(on: creative, by: unnamed))
  }

  private func verdict(on creative: WalkedCreative, by validator: Validator) -> Validator.Verdict {
    validator.verdict(
      on: creative.document, root: creative.root, file: creative.around.origin.file, fallbackID: creative.fallbackID,
      media: creative.around.media)
  }
}
