import Documents

/// Proves the creatives of files, batch by batch.
public struct FileValidation {
  /// The run.
  public private(set) var run: ValidationRun

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

  /// Proves every creative and hands over the findings of each in order, then those about files that were delivered.
  ///
  /// `progress` hears of every batch that is done. Throws what reading and `take` throw.
  public mutating func prove(
    _ take: (_ findings: [Finding]) throws -> Void, progress: (RunSummary) -> Void = { _ in }
  ) throws {
    // The body changes the run while the walk is changed.
    var walk = walk
    defer { self.walk = walk }
    while try walk.nextBatch({ step in
      let findings = run.check(step)
      if !findings.isEmpty { try take(findings) }
    }) {
      progress(run.summary)
    }
    if let delivery = walk.media.delivery {
      let found = run.check(delivery.deliveredFiles(), in: delivery.shown)
      if !found.isEmpty { try take(found) }
    }
  }

  /// What was counted.
  public var summary: RunSummary {
    var summary = run.summary
    summary.files = walk.media.fileCount
    return summary
  }
}

extension ValidationRun {
  /// Proves what a walk through files meets.
  fileprivate mutating func check(_ step: CreativeWalk.Step) -> [Finding] {
    switch step {
    case .creative(let creative):
      let around = creative.around
      return check(
        creative.document, root: creative.root, file: around.origin.file, fallbackID: creative.fallbackID,
        formats: around.formats, media: around.media)
    case .list(let document, let origin):
      return note(InputRules.violations(ofList: document), isCreative: !document.isWhole) { violation in
        FindingPlace(file: origin.file, place: violation.offset.map { document.place(at: $0) })
      }
    case .overlongLine(let line, let origin):
      return note([MalformedJSON.overlong(line, most: LineBlocks.mostLineBytes)], isCreative: true) { _ in
        FindingPlace(file: origin.file, place: SourcePlace(line: line, column: 1, byte: 0))
      }
    }
  }
}
