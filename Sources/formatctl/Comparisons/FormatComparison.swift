import CustomFormats
import Documents

/// Two definitions of a format and what has changed from one to the other.
struct FormatComparison {
  /// The definition as it was.
  let older: ComparedDefinition
  /// The definition as it is.
  let newer: ComparedDefinition
  /// What the change rules say.
  let findings: [Finding]
  /// The lines that differ.
  let lines: LineDiff

  /// Compares two definitions.
  init(_ older: ComparedDefinition, _ newer: ComparedDefinition, _ selection: RuleSelection) {
    if older.definition.text == newer.definition.text {
      (self.older, self.newer, findings, lines) = (older, newer, [], LineDiff(from: "", to: ""))
      return
    }
    let diff = FormatDiff(from: older.definition, to: newer.definition, selection: selection)
    self.older = older
    self.newer = newer
    findings = diff.findings
    lines = diff.lines
  }

  /// How many findings are breaking.
  var breaking: Int { findings.count { $0.isBreaking } }

  /// What the change rules say of the newer definition, for reports.
  var judgement: Judgement {
    Judgement(
      .definition, formatID: newer.format.reference.isEmpty ? nil : newer.format.reference, file: newer.name,
      line: findings.first?.line, findings: findings)
  }

  /// The lines that differ in the unified form.
  var unified: String { lines.unified(older.name, newer.name) }

  /// The comparison in JSON output.
  var json: JSON {
    .object([
      "formatId": .text(newer.format.formatID?.description), "slug": .text(newer.format.slug),
      "name": .string(newer.format.title), "older": .string(older.name), "newer": .string(newer.name),
      "breaking": .number(breaking), "safe": .number(findings.count - breaking),
      "changes": .array(findings.map(\.json)), "lines": lines.isEmpty ? nil : .string(unified),
    ])
  }
}
