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
  /// Throws what reading and `take` throw.
  public mutating func prove(_ take: (_ findings: [Finding]) throws -> Void) throws {
    while let batch = try files.next() {
      for part in batch.parts { try prove(part, of: batch, take) }
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

  private mutating func prove(
    _ part: CreativeBatch.Part, of batch: CreativeBatch, _ take: ([Finding]) throws -> Void
  ) throws {
    switch part {
    case .document(let document, let origin):
      guard let root = document.root, root.kind == .array else {
        return try hand(check(document, 0, origin, origin.fallbackID, batch), to: take)
      }
      try hand(note(ofList: document, origin), to: take)
      guard document.isWhole else { return }
      for (position, element) in root.elements.enumerated() {
        let fallbackID = "\(origin.fallbackID ?? "")[\(position)]"
        try hand(check(document, element.index, origin, fallbackID, batch), to: take)
      }
    case .lines(let bytes, let first, let origin):
      for line in CreativeBatch.lines(of: bytes, first: first) {
        try hand(check(line, 0, origin, "\(origin.fallbackID ?? ""):\(line.firstLine)", batch), to: take)
      }
    case .overlongLine(let line, let origin):
      try hand(note(overlong: line, origin), to: take)
    }
  }

  private func hand(_ findings: [Finding], to take: ([Finding]) throws -> Void) throws {
    if !findings.isEmpty { try take(findings) }
  }

  private mutating func check(
    _ document: JSONDocument, _ root: Int, _ origin: CreativeOrigin, _ fallbackID: @autoclosure () -> String?,
    _ batch: CreativeBatch
  ) -> [Finding] {
    let source: any MediaSource =
      media.media(for: origin.folder).map { BatchMedia(folder: $0, batch: batch) } ?? MeasuredMedia([:])
    return run.check(
      document, root: root, file: origin.file, fallbackID: fallbackID(), formats: formats(origin.folder), media: source)
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
