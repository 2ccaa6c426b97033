import CustomFormats
import Documents

extension CatalogueUpdate {
  /// Returns what happens, or would happen, line by line: in a dry run with the lines of the definition that change.
  func lines(isDryRun: Bool, width: Int) -> [String] {
    steps.flatMap { step in
      let diff = step.diff
      let changes = (diff?.findings ?? []).flatMap { finding in
        WrappedText(finding.changeSentence, columns: width - 4).lines.enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
      }
      let lines = diff.map { $0.lines.unified("\(step.name)@\(step.revision - 1)", "\(step.name)@\(step.revision)") }
      return step.sentences(isDryRun: isDryRun).map(\.visible) + changes
        + (isDryRun ? (lines ?? "").split(separator: "\n").map(String.init) : [])
    }
  }

  /// Returns the update in JSON output.
  func json(_ location: CatalogueLocation, isDryRun: Bool) -> JSON {
    .object([
      "schemaVersion": .number(1), "catalogue": .string(location.path.absolute), "dryRun": .bool(isDryRun),
      "formats": .array(steps.map(\.json)),
    ])
  }
}
