public import Documents

/// What has changed from one definition of a format to another.
///
/// Both must be readable; what could not be read of a definition counts as absent.
public struct FormatDiff: Sendable {
  /// The definition as it was.
  public let older: FormatDefinition
  /// The definition as it is.
  public let newer: FormatDefinition
  /// The rules and weights.
  public let selection: RuleSelection
  /// The fields that both have, in the order of the newer one.
  public let pairs: [FieldPair]
  /// The fields that only the older one has.
  public let removed: [AssetField]
  /// The fields that only the newer one has, with their places.
  public let added: [(field: AssetField, path: JSONPath)]

  /// Compares two definitions.
  public init(from older: FormatDefinition, to newer: FormatDefinition, selection: RuleSelection = RuleSelection()) {
    self.older = older
    self.newer = newer
    self.selection = selection
    let before = FormatUnderTest(older).fields
    let after = FormatUnderTest(newer).fields
    let matches = FieldMatching(before.map(\.field), after.map(\.field)).newIndices
    pairs = matches.sorted { $0.value < $1.value }.map { old, new in
      FieldPair(older: before[old].field, newer: after[new].field, olderPath: before[old].path, path: after[new].path)
    }
    removed = before.indices.filter { matches[$0] == nil }.map { before[$0].field }
    let matched = Set(matches.values)
    added = after.indices.filter { !matched.contains($0) }.map { after[$0] }
  }

  /// What the rules of the family Change say, in the order of the newer text.
  ///
  /// A finding stands in the newer definition, one of something that is gone at what was around it; `expected` holds what is
  /// now, `given` what was before. A breaking change is a warning, a safe one a note, unless the selection says otherwise.
  public var findings: [Finding] {
    let rules = ActiveRules(selection, format: newer.format)
    let placed = violations(of: Rules.changes.map(\.rule))
      .map { (violation: $0, place: newer.place(of: $0)) }
      .sorted { ($0.place?.byte ?? 0) < ($1.place?.byte ?? 0) }
    return rules.findings(placed.map(\.violation)) { violation in
      FindingPlace(formatID: newer.format.reference, file: newer.file, place: newer.place(of: violation))
    }
  }

  /// The difference of the texts, both in canonical form where they can be read.
  public var lines: LineDiff { LineDiff(from: Self.canonicalText(older), to: Self.canonicalText(newer)) }

  /// Returns what some rules say, before weights and places.
  func violations(of rules: [any ChangeRule]) -> [Violation] {
    var report = Report()
    for rule in rules {
      report.rule = rule.id
      rule.check(self, into: &report)
    }
    return report.violations
  }

  /// Returns what a key of the older definition is called in the newer one; nil where its field is gone.
  func newKey(of key: String) -> String? {
    pairs.first { $0.older.key == key }?.newer.key
  }

  private static func canonicalText(_ definition: FormatDefinition) -> [UInt8] {
    guard definition.isReadable, let root = definition.document.root else { return definition.text }
    return Array(FormatFile.canonical(root.json).documentText.utf8)
  }
}

extension Rule {
  /// Whether a finding means that apps or creatives that worked may work no longer.
  public var isBreaking: Bool { about.family == .change && about.severity > .note }
}

extension Finding {
  /// Whether what worked may work no longer, and that was not weighed down to a note.
  public var isBreaking: Bool { severity >= .warning && Rules.named(rule)?.isBreaking == true }
}
