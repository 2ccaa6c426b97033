import CustomFormats
import Documents

extension CatalogueUpdate {
  /// Returns the update in JSON output.
  func json(_ location: CatalogueLocation, isDryRun: Bool) -> JSON {
    .object([
      "schemaVersion": .number(1), "catalogue": .string(location.path.absolute), "dryRun": .bool(isDryRun),
      "formats": .array(steps.map(\.json)),
    ])
  }
}

extension CatalogueUpdate.Step {
  /// Returns one sentence on what happens, or would happen.
  func sentence(isDryRun: Bool) -> String {
    let label = incoming.format.label
    let verb =
      switch action {
      case .added: isDryRun ? "Would add" : "Added"
      case .revised: isDryRun ? "Would revise" : "Revised"
      case .unchanged: "Unchanged:"
      }
    var parts = [incoming.format.fields.count.counting("field")]
    for kind in CatalogueUpdate.Action.allCases {
      let count = samples.count { $0.action == kind }
      if count > 0 { parts.append(base == nil ? count.counting("sample") : "\(count.counting("sample")) \(kind.rawValue)") }
    }
    if incoming.mediaCount > 0 { parts.append(incoming.mediaCount.counting("media file")) }
    return "\(verb) \(label), revision \(revision): \(parts.joined(separator: ", "))."
  }

  /// The step in JSON output.
  fileprivate var json: JSON {
    .object([
      "formatId": .text(incoming.format.formatID?.description), "slug": .text(incoming.format.slug),
      "name": .string(incoming.format.title), "action": .string(action.rawValue), "revision": .number(revision),
      "samples": .array(
        samples.map { sample in
          .object([
            "name": .string(sample.content.name), "action": .string(sample.action.rawValue),
            "media": .array(sample.content.media.map { .string($0.path) }),
          ])
        }),
    ])
  }
}
