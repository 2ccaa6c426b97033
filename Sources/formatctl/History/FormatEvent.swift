import CustomFormats
import Documents

/// What a change did to a format.
struct FormatEvent {
  /// The names of the format then.
  let names: FormatNames
  /// What it did.
  let action: RevisionAction
  /// The revision that it made.
  let revision: Int
  /// The comparison with the revision before, nil where there is none to compare with.
  var diff: FormatDiff?

  /// The most changes of a definition that are listed one by one.
  private static let mostChanges = 5

  /// Returns a sentence on the revision and one on each change of the definition.
  func lines(width: Int, isDryRun: Bool = false, ending: String = "") -> [String] {
    let verb = action.verb(isDryRun: isDryRun, removing: "delete")
    let findings = diff?.findings ?? []
    var lines = WrappedText("\(verb) \(names.label), revision \(revision)\(ending).".visible, columns: width).lines
    let isLong = findings.count > Self.mostChanges
    for finding in findings.prefix(isLong ? Self.mostChanges - 1 : Self.mostChanges) {
      let sentence = WrappedText(finding.changeSentence.visible, columns: width - 4).lines
      lines += sentence.enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    if isLong { lines.append("  and \(findings.count - Self.mostChanges + 1) more") }
    return lines
  }

  /// The event in JSON output.
  var json: JSON {
    .object([
      "formatId": .text(names.formatId), "slug": .text(names.slug), "name": .string(names.name),
      "action": .string(action.rawValue), "revision": .number(revision),
      "changes": diff.map { .array($0.findings.map(\.json)) },
    ])
  }
}

extension FormatNames {
  /// The name with the ID or slug: `Simple native (10063170)`.
  var label: String { name == shortest ? name : "\(name) (\(shortest))" }
}
