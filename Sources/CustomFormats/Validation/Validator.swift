public import Documents

/// Proves creatives against their formats; one and a million go the same way.
public struct Validator: Sendable {
  /// The rules and weights.
  public let selection: RuleSelection
  /// The formats.
  public var formats: any FormatSource
  /// The format of every creative, whatever it names; nil to go by what it names.
  public let fixedFormat: PreparedFormat?
  /// The rules for what has no format.
  let withoutFormat: ActiveRules

  /// Creates a validator.
  public init(_ selection: RuleSelection, formats: any FormatSource, fixedFormat: PreparedFormat? = nil) {
    self.selection = selection
    self.formats = formats
    self.fixedFormat = fixedFormat
    withoutFormat = ActiveRules(selection, format: nil)
  }

  /// What was found out about one creative.
  public struct Verdict: Sendable {
    /// The creative, as rules look at it.
    public let subject: CreativeUnderTest
    /// The creative.
    public var creative: Creative { subject.creative }
    /// Its format, where it is known.
    public var format: PreparedFormat? { subject.prepared }
    /// What is wrong, before weights and places.
    public internal(set) var violations: [Violation]
  }

  /// Looks at the creative at a node of a document.
  public func verdict(
    on document: JSONDocument, root: Int = 0, file: String? = nil, fallbackID: @autoclosure () -> String? = nil,
    media: any MediaSource
  ) -> Verdict {
    var (creative, prepared) = CreativeFile.read(document, root: root) { reference in
      fixedFormat ?? reference.flatMap { formats.format($0) }
    }
    creative.file = file
    if creative.idNode == nil { creative.fallbackID = fallbackID() }
    var report = Report()
    report.violations = InputRules.violations(of: document, at: root)
    report.violations += creative.violations
    // What cannot be read to its end is judged no further: what is missing may stand behind the fault.
    guard document.isWhole, document.nodes.indices.contains(root), document.nodes[root].kind == .object else {
      return Verdict(subject: subject(creative, prepared, media), violations: report.violations)
    }
    let rules = prepared?.rules ?? withoutFormat
    let lookups = prepared.map { check(creative, $0, rules, media, into: &report) } ?? []
    let whole = subject(creative, prepared, media, lookups: lookups)
    report.value = nil
    for rule in rules.creatives {
      report.rule = rule.id
      rule.rule.check(whole, into: &report)
    }
    return Verdict(subject: whole, violations: report.violations)
  }

  /// Returns the creative as the rules across its values look at it.
  private func subject(
    _ creative: Creative, _ prepared: PreparedFormat?, _ media: any MediaSource,
    lookups: [(position: Int, lookup: MediaLookup)] = []
  ) -> CreativeUnderTest {
    CreativeUnderTest(
      creative, prepared, formats: formats, profile: selection.profile, media: media, lookups: lookups)
  }

  /// Asks the rules about single values, and returns the media files that were looked up, by the position of the value.
  private func check(
    _ creative: Creative, _ prepared: PreparedFormat, _ rules: ActiveRules, _ media: any MediaSource, into report: inout Report
  ) -> [(position: Int, lookup: MediaLookup)] {
    var lookups: [(position: Int, lookup: MediaLookup)] = []
    for (position, value) in creative.values.enumerated() where value.content != .absent && !value.scope.isEmpty {
      var subject: ValueUnderTest?
      for (index, wake) in rules.wakes.enumerated() {
        guard !wake.scope.isDisjoint(with: value.scope), selection.ignoresSigns || !wake.signs.isDisjoint(with: value.signs)
        else { continue }
        let ready = subject ?? self.subject(creative, value, prepared, media)
        if subject == nil {
          if let lookup = ready.media { lookups.append((position, lookup)) }
          report.value = ready
        }
        subject = ready
        report.rule = rules.values[index].id
        rules.values[index].rule.check(ready, into: &report)
      }
    }
    return lookups
  }

  /// Returns a value as the rules about single values look at it.
  private func subject(
    _ creative: Creative, _ value: CreativeValue, _ prepared: PreparedFormat, _ media: any MediaSource
  ) -> ValueUnderTest {
    let text = creative.text(value)
    let namesFile = value.content == .file && !value.scope.isDisjoint(with: .media)
    let isLink = value.content == .text && !value.scope.isDisjoint(with: .links)
    return ValueUnderTest(
      creative: creative, value: value, prepared: prepared, profile: selection.profile, text: text,
      media: namesFile ? media.media(at: text) : nil, link: isLink ? LinkParts(text) : nil)
  }

  /// Makes findings of a verdict, in the order of the text.
  public func findings(_ verdict: Verdict) -> [Finding] {
    var cursor: PlaceCursor?
    return findings(verdict, &cursor)
  }

  /// Makes findings of a verdict; the cursor goes on from creative to creative of one list, so that its lines are counted once.
  func findings(_ verdict: Verdict, _ last: inout PlaceCursor?) -> [Finding] {
    if verdict.violations.isEmpty { return [] }
    let rules = verdict.format?.rules ?? withoutFormat
    let creative = verdict.creative
    let id = creative.id
    let formatID = verdict.format?.format.reference ?? creative.formatReference
    let placed = verdict.violations.map { violation in
      var violation = violation
      violation.offset = Self.byte(of: violation, in: creative)
      return violation
    }
    let ordered = placed.enumerated()
      .sorted { ($0.element.offset ?? 0, $0.offset) < ($1.element.offset ?? 0, $1.offset) }.map(\.element)
    var cursor = PlaceCursor(creative.document, after: last)
    defer { last = cursor }
    return rules.findings(ordered) { violation in
      FindingPlace(
        creative: id, formatID: formatID, file: creative.file, place: cursor.place(at: violation.offset ?? creative.start))
    }
  }

  /// Returns the byte of the document that a violation is about.
  static func byte(of violation: Violation, in creative: Creative) -> Int {
    if let offset = violation.offset { return offset }
    guard creative.document.nodes.indices.contains(creative.root) else { return creative.start }
    var value = JSONValue(document: creative.document, index: creative.root)
    for step in violation.path.steps {
      let inner: JSONValue? =
        switch step {
        case .member(let name): value[name]
        case .element(let index): value.element(index)
        }
      guard let inner else { break }
      value = inner
    }
    return Int(value.node.start)
  }
}
