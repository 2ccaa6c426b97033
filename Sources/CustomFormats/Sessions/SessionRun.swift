import Documents

/// Proves sessions: reads their events line by line, and judges each ad when all that happened to it is known.
public struct SessionRun {
  /// The rules, the weights and the formats that sessions name.
  private let validator: Validator
  /// What was counted so far: ads as creatives, sessions as files.
  public private(set) var summary = RunSummary()
  /// How many events were read.
  public private(set) var eventCount = 0
  /// The formats that sessions name and that are not known, in order.
  public private(set) var unknownFormats: [String] = []

  private var formats: Set<String> = []
  /// The most names of unknown formats that are kept.
  private static let mostUnknown = 100

  /// Prepares to prove sessions.
  public init(_ validator: Validator) { self.validator = validator }

  /// Proves a session whose text is at hand.
  public mutating func prove(_ text: [UInt8], file: String) -> [Judgement] {
    var rest: [UInt8]? = text
    var judgements: [Judgement] = []
    // Neither reading nor taking throws here.
    try? prove(
      file: file,
      read: {
        defer { rest = nil }
        return rest ?? []
      }, take: { judgements.append($0) })
    return judgements
  }

  /// Proves a session and hands over what was found of its lines and its ads, and with `passes` the ads without findings too.
  ///
  /// `read` returns the next bytes, none after the last; `formats` is where the ads' formats are looked up instead of the
  /// validator's. Throws what `read` and `take` throw.
  public mutating func prove(
    file: String, formats: (any FormatSource)? = nil, passes: Bool = false, read: @escaping () throws -> [UInt8],
    take: (Judgement) throws -> Void
  ) throws {
    summary.files += 1
    let head = try read()
    if WideEncoding.name(of: head[...]) != nil {
      return try note(InputRules.violations(of: JSONDocument(head)), of: JSONDocument(head), file, take)
    }
    var blocks = LineBlocks(startingWith: head, read)
    var reader = SessionLineReader()
    var lives = SessionLives()
    while let block = try blocks.next() {
      switch block {
      case .overlong(let line):
        lives.lose()
        let violation = MalformedJSON.overlong(line, most: LineBlocks.mostLineBytes, thing: "event")
        try take(judgement([violation], file) { _ in SourcePlace(line: line, column: 1, byte: 0) })
      case .lines(let bytes, let first, let firstByte):
        for document in CreativeBatch.lines(of: bytes, first: first, firstByte: firstByte) {
          let line = reader.read(document)
          try note(line.violations, of: document, file, take)
          if line.isLost { lives.lose() }
          guard let event = line.event else { continue }
          eventCount += 1
          for life in lives.take(event) { try judge(life, file, formats, passes, take) }
        }
      }
    }
    for life in lives.end() { try judge(life, file, formats, passes, take) }
  }

  private mutating func judge(
    _ life: AdLife, _ file: String, _ source: (any FormatSource)?, _ passes: Bool, _ take: (Judgement) throws -> Void
  ) throws {
    var life = life
    let prepared = format(of: life, source)
    life.format = prepared?.format
    let rules = prepared?.rules ?? validator.withoutFormat
    var report = Report()
    for rule in rules.sessions {
      report.rule = rule.id
      rule.rule.check(life, into: &report)
    }
    let ad = life.ad.map { "ad \($0)" }
    let formatID = prepared?.format.reference ?? life.formatID
    let places = Dictionary(
      life.events.flatMap(\.allPlaces).map { ($0.byte, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = report.violations.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }
    let findings = rules.findings(ordered) { violation in
      FindingPlace(creative: ad, formatID: formatID, file: file, place: violation.offset.flatMap { places[$0] })
    }
    if life.isOfAnAd {
      summary.creatives += 1
      if findings.contains(where: { $0.severity == .error }) { summary.failing += 1 }
    }
    for finding in findings { summary.count(finding.severity) }
    guard passes && life.isOfAnAd || !findings.isEmpty else { return }
    try take(
      Judgement(
        life.isOfAnAd ? .ad : .files, creative: ad, formatID: formatID, file: file,
        line: life.events.map(\.place.line).min(), findings: findings))
  }

  private mutating func format(of life: AdLife, _ source: (any FormatSource)?) -> PreparedFormat? {
    if let fixed = validator.fixedFormat { return counted(fixed) }
    guard let reference = life.formatID else { return nil }
    if let found = (source ?? validator.formats).format(reference) { return counted(found) }
    if unknownFormats.count < Self.mostUnknown, !unknownFormats.contains(reference) { unknownFormats.append(reference) }
    return nil
  }

  private mutating func counted(_ prepared: PreparedFormat) -> PreparedFormat {
    if formats.insert(prepared.format.reference).inserted { summary.formats += 1 }
    return prepared
  }

  private mutating func note(
    _ violations: [Violation], of document: JSONDocument, _ file: String, _ take: (Judgement) throws -> Void
  ) throws {
    guard !violations.isEmpty else { return }
    let judgement = judgement(violations, file) { violation in
      document.place(
        at: violation.offset ?? document.value(at: violation.path).map { Int($0.node.start) } ?? document.range.lowerBound)
    }
    if !judgement.findings.isEmpty { try take(judgement) }
  }

  private mutating func judgement(
    _ violations: [Violation], _ file: String, place: (Violation) -> SourcePlace
  ) -> Judgement {
    let findings = validator.withoutFormat.findings(violations) { FindingPlace(file: file, place: place($0)) }
    for finding in findings { summary.count(finding.severity) }
    return Judgement(.files, file: file, findings: findings)
  }
}
