import Documents

/// Proves the creatives of files, batch by batch.
public struct FileValidation {
  /// The run.
  public private(set) var run: ValidationRun

  private let files: CreativeFiles
  private var media: MediaFolders
  private let formats: (_ folder: String) -> (any FormatSource)?

  /// Prepares to prove creatives; `formats` is where those of a folder look up what they name, nil for the validator's.
  public init(
    _ files: CreativeFiles, _ validator: Validator, media: MediaFolders,
    formats: @escaping (_ folder: String) -> (any FormatSource)? = { _ in nil }
  ) {
    self.files = files
    self.media = media
    self.formats = formats
    run = ValidationRun(validator)
    run.keepsFindings = false
  }

  /// Proves every creative and hands over the findings of each in order, then those about files that were delivered.
  ///
  /// `progress` hears of every batch that is done. Throws what reading and `take` throw.
  public mutating func prove(
    _ take: (_ findings: [Finding]) throws -> Void, progress: (RunSummary) -> Void = { _ in }
  ) throws {
    while let batch = try files.next() {
      for part in batch.parts { try prove(part, of: batch, take) }
      progress(run.summary)
    }
    if let delivery = media.delivery {
      let found = run.check(delivery.deliveredFiles(), in: delivery.shown)
      if !found.isEmpty { try take(found) }
    }
  }

  /// What was counted.
  public var summary: RunSummary {
    var summary = run.summary
    summary.files = media.fileCount
    return summary
  }

  /// Where the creatives of one part look for media and formats.
  private struct Surroundings {
    let origin: CreativeOrigin
    let media: any MediaSource
    let formats: (any FormatSource)?
  }

  private mutating func prove(
    _ part: CreativeBatch.Part, of batch: CreativeBatch, _ take: ([Finding]) throws -> Void
  ) throws {
    switch part {
    case .document(let document, let origin):
      let around = surroundings(of: origin, batch)
      guard let root = document.root, root.kind == .array else {
        return try hand(check(document, 0, origin.fallbackID, around), to: take)
      }
      try hand(note(ofList: document, origin), to: take)
      guard document.isWhole else { return }
      for (position, element) in root.elements.enumerated() {
        try hand(check(document, element.index, "\(origin.fallbackID ?? "")[\(position)]", around), to: take)
      }
    case .lines(let bytes, let first, let origin):
      let around = surroundings(of: origin, batch)
      for line in CreativeBatch.lines(of: bytes, first: first) {
        try hand(check(line, 0, "\(origin.fallbackID ?? ""):\(line.firstLine)", around), to: take)
      }
    case .overlongLine(let line, let origin):
      try hand(note(overlong: line, origin), to: take)
    }
  }

  private mutating func surroundings(of origin: CreativeOrigin, _ batch: CreativeBatch) -> Surroundings {
    let folder = media.media(for: origin.folder)
    return Surroundings(
      origin: origin, media: folder.map { BatchMedia(folder: $0, batch: batch) } ?? MeasuredMedia([:]),
      formats: formats(origin.folder))
  }

  private func hand(_ findings: [Finding], to take: ([Finding]) throws -> Void) throws {
    if !findings.isEmpty { try take(findings) }
  }

  private mutating func check(
    _ document: JSONDocument, _ root: Int, _ fallbackID: @autoclosure () -> String?, _ around: Surroundings
  ) -> [Finding] {
    run.check(
      document, root: root, file: around.origin.file, fallbackID: fallbackID(), formats: around.formats, media: around.media)
  }

  private mutating func note(ofList document: JSONDocument, _ origin: CreativeOrigin) -> [Finding] {
    run.note(InputRules.violations(ofList: document), isCreative: !document.isWhole) { violation in
      FindingPlace(file: origin.file, place: violation.offset.map { document.place(at: $0) })
    }
  }

  private mutating func note(overlong line: Int, _ origin: CreativeOrigin) -> [Finding] {
    run.note([MalformedJSON.overlong(line, most: LineBlocks.mostLineBytes)], isCreative: true) { _ in
      FindingPlace(file: origin.file, place: SourcePlace(line: line, column: 1, byte: 0))
    }
  }
}
