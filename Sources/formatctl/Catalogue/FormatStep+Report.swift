import CustomFormats
import Documents

extension FormatStep {
  /// The ID or slug.
  var name: String { format.reference }

  /// Returns what happens, or would happen: a sentence on the format, or one on each sample where those alone change.
  func sentences(isDryRun: Bool) -> [String] {
    let changed = samples.filter { $0.action != .unchanged }
    if action == .unchanged, !changed.isEmpty { return changed.map { $0.sentence(of: format.label, isDryRun: isDryRun) } }
    var parts = [format.fields.count.counting("field")]
    for kind in UpdateAction.allCases {
      let count = samples.count { $0.action == kind }
      if count > 0 { parts.append(base == nil ? count.counting("sample") : "\(count.counting("sample")) \(kind.rawValue)") }
    }
    let media = samples.reduce(0) { $0 + $1.content.media.count }
    if media > 0 { parts.append(media.counting("media file")) }
    let verb = action.verb(isDryRun: isDryRun, removing: "delete")
    return ["\(verb) \(format.label), revision \(revision): \(parts.joined(separator: ", "))."]
  }

  /// The step in JSON output.
  var json: JSON {
    let changes = diff?.findings.map(\.json)
    return .object([
      "formatId": .text(format.formatID?.description), "slug": .text(format.slug), "name": .string(format.title),
      "action": .string(action.rawValue), "revision": .number(revision), "changes": changes.map(JSON.array),
      "samples": .array(samples.map(\.json)),
    ])
  }
}

extension SampleStep {
  /// Returns a sentence on what happens, or would happen.
  fileprivate func sentence(of format: String, isDryRun: Bool) -> String {
    let media = content.media.isEmpty ? "" : ": \(content.media.count.counting("media file"))"
    let preposition = action == .added ? "to" : action == .removed ? "from" : "of"
    return "\(action.verb(isDryRun: isDryRun, removing: "remove")) the sample \(content.name) \(preposition) \(format)\(media)."
  }

  /// The step in JSON output.
  fileprivate var json: JSON {
    .object([
      "name": .string(content.name), "action": .string(action.rawValue),
      "media": .array(content.media.map { .string($0.path) }),
    ])
  }
}
