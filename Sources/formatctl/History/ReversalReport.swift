import CustomFormats
import Documents

/// What taking a change back does, or would do.
struct ReversalReport {
  /// What is taken back, and what comes back.
  let plan: ReversalPlan
  /// The change that takes it back, nil in a dry run.
  let made: StoredChange?
  /// The change that is done again where an undo is taken back.
  let redone: StoredChange?

  private var isDryRun: Bool { made == nil }

  /// Returns what happens, line by line; in a dry run with the lines of the definitions that change.
  func lines(width: Int) -> [String] {
    let width = max(40, width)
    var lines = WrappedText(sentence.visible, columns: width).lines
    for format in plan.formats {
      lines += event(format).lines(width: width, isDryRun: isDryRun, ending: ending(format.restored?.revision))
      if isDryRun { lines += difference(format) }
    }
    for sample in plan.samples {
      lines += event(sample).lines(width: width, isDryRun: isDryRun, ending: ending(sample.restored?.revision))
      if isDryRun { lines += difference(sample) }
    }
    return lines
  }

  private var sentence: String {
    let change = redone ?? plan.change
    let verb =
      switch (redone == nil, isDryRun) {
      case (true, true): "Would undo"
      case (true, false): "Undid"
      case (false, true): "Would redo"
      case (false, false): "Redid"
      }
    let reason = change.note.reason.map { " (\($0))" } ?? ""
    let undo = redone == nil ? "" : ", which change \(plan.change.identity.number) of \(plan.change.note.author) took back"
    return "\(verb) change \(change.identity.number) of \(change.note.author)\(reason)\(undo): \(change.note.command)"
  }

  private func ending(_ revision: Int?) -> String { revision.map { ": as in revision \($0)" } ?? "" }

  private func event(_ format: ReversalPlan.FormatReturn) -> FormatEvent {
    let action = RevisionAction(from: format.current != nil, to: format.restored != nil, isFirst: false)
    return FormatEvent(
      names: format.restored?.names ?? format.names, action: action, revision: format.revision,
      diff: RecordedChange.diff(from: format.current, to: format.restored))
  }

  private func event(_ sample: ReversalPlan.SampleReturn) -> SampleEvent {
    let action = RevisionAction(from: sample.current != nil, to: sample.restored != nil, isFirst: false)
    return SampleEvent(
      name: sample.restored?.name ?? sample.sample.name, format: sample.format, action: action, revision: sample.revision)
  }

  private func difference(_ format: ReversalPlan.FormatReturn) -> [String] {
    guard let current = format.current, let restored = format.restored else { return [] }
    let name = format.names.shortest
    let lines = LineDiff(from: current.content.text, to: restored.content.text)
    return split(lines.unified("\(name)@\(current.revision)", "\(name)@\(format.revision)"))
  }

  private func difference(_ sample: ReversalPlan.SampleReturn) -> [String] {
    guard let current = sample.current, let restored = sample.restored else { return [] }
    let name = sample.sample.name
    let lines = LineDiff(from: current.text, to: restored.text)
    return split(lines.unified("\(name), revision \(current.revision)", "\(name), revision \(sample.revision)"))
  }

  private func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Returns the report in JSON output.
  func json(_ location: CatalogueLocation) -> JSON {
    .object([
      "schemaVersion": .number(1), "catalogue": .string(location.path.absolute), "dryRun": .bool(isDryRun),
      "action": .string(redone == nil ? "undo" : "redo"), "change": made.map { .number(Int($0.identity.number)) },
      "reverted": plan.change.json, "redone": redone?.json,
      "formats": .array(plan.formats.map { json(event($0).json, sameAs: $0.restored?.revision) }),
      "samples": .array(plan.samples.map { json(event($0).json, sameAs: $0.restored?.revision) }),
    ])
  }

  private func json(_ event: JSON, sameAs revision: Int?) -> JSON {
    var members = event
    members["sameAs"] = revision.map { .number($0) }
    return members
  }
}
