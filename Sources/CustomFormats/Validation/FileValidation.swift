import Documents

/// Proves the creatives of files, batch by batch.
public struct FileValidation {
  /// The run.
  public private(set) var run: ValidationRun
  /// Whether creatives without findings are handed over too.
  public var handsOverPasses = false

  private var walk: CreativeWalk

  /// Prepares to prove creatives; `formats` is where those of a folder look up what they name, nil for the validator's.
  public init(
    _ files: CreativeFiles, _ validator: Validator, media: MediaFolders,
    formats: @escaping (_ folder: String) -> (any FormatSource)? = { _ in nil }
  ) {
    walk = CreativeWalk(files, media: media, formats: formats)
    run = ValidationRun(validator)
    run.keepsFindings = false
  }

  /// Proves every creative and hands over those with findings in order, then what is said of files that were delivered.
  ///
  /// `progress` hears of every batch that is done. Throws what reading and `take` throw.
  public mutating func prove(
    _ take: (Judgement) throws -> Void, progress: (RunSummary) -> Void = { _ in }
  ) throws {
    // The body changes the run while the walk is changed.
    var walk = walk
    defer { self.walk = walk }
    // Of a list only, so that its lines are counted once and not anew for each creative in it.
    var cursor: PlaceCursor?
    while try walk.nextBatch({ step in
      if let judgement = judgement(on: step, &cursor) { try take(judgement) }
    }) {
      progress(run.summary)
    }
    if let delivery = walk.media.delivery {
      let found = run.check(delivery.deliveredFiles(), in: delivery.shown)
      if !found.isEmpty { try take(Judgement(.files, findings: found)) }
    }
  }

  /// What was counted.
  public var summary: RunSummary {
    var summary = run.summary
    summary.files = walk.media.fileCount
    return summary
  }

  /// Proves what a walk through files meets; nil where nobody wants to hear of it, which costs nothing.
  private mutating func judgement(on step: CreativeWalk.Step, _ cursor: inout PlaceCursor?) -> Judgement? {
    switch step {
    case .creative(let walked):
      let around = walked.around
      let (verdict, findings) = run.prove(
        walked.document, root: walked.root, file: around.origin.file, fallbackID: walked.fallbackID, formats: around.formats,
        media: around.media)
      guard handsOverPasses || !findings.isEmpty else { return nil }
      let creative = verdict.creative
      var places = walked.position == nil ? PlaceCursor(walked.document) : cursor ?? PlaceCursor(walked.document)
      let line = places.place(at: creative.start).line
      if walked.position != nil { cursor = places }
      return Judgement(
        .creative, creative: creative.id, formatID: verdict.format?.format.reference ?? creative.formatReference,
        file: creative.file, line: line, findings: findings, origin: around.origin,
        evidence: verdict.subject)
    case .list(let document, let origin):
      cursor = nil
      let findings = run.note(InputRules.violations(ofList: document), isCreative: !document.isWhole) { violation in
        FindingPlace(file: origin.file, place: violation.offset.map { document.place(at: $0) })
      }
      return findings.isEmpty ? nil : Judgement(document.isWhole ? .files : .creative, file: origin.file, findings: findings)
    case .overlongLine(let line, let origin):
      let findings = run.note([MalformedJSON.overlong(line, most: LineBlocks.mostLineBytes)], isCreative: true) { _ in
        FindingPlace(file: origin.file, place: SourcePlace(line: line, column: 1, byte: 0))
      }
      return findings.isEmpty ? nil : Judgement(.creative, file: origin.file, line: line, findings: findings)
    }
  }
}
