import CustomFormats
import Documents

/// A change of the catalogue with what it did.
struct RecordedChange {
  /// The change.
  let change: StoredChange
  /// Whether it is a change, an undo or a redo.
  let kind: Kind
  /// The change that took it back, nil where it stands.
  let revertedBy: StoredChange.Identity?
  /// What it did to formats.
  let formats: [FormatEvent]
  /// What it did to samples.
  let samples: [SampleEvent]

  /// The kinds of changes.
  enum Kind: String {
    case change, undo, redo
  }

  /// Reads what a change did.
  init(_ change: StoredChange, _ reversals: Reversals, in shelf: CatalogueShelf) throws {
    self.change = change
    kind = change.note.reverts == nil ? .change : reversals.isUndo(change.identity) ? .undo : .redo
    revertedBy = reversals.reversal(of: change.identity)
    formats = try change.entries.filter { $0.sample == nil }.map { entry in
      let before = entry.revision > 1 ? try shelf.revision(entry.revision - 1, of: entry.format.format) : nil
      let now = entry.isDeletion ? nil : try shelf.revision(entry.revision, of: entry.format.format)
      let action = RevisionAction(from: before != nil, to: !entry.isDeletion, isFirst: entry.revision == 1)
      return FormatEvent(
        names: entry.format, action: action, revision: entry.revision, diff: Self.diff(from: before, to: now))
    }
    samples = try change.entries.compactMap { entry in
      guard let sample = entry.sample else { return nil }
      let before = try entry.revision > 1 && shelf.hasSample(sample.sample, revision: entry.revision - 1)
      let action = RevisionAction(from: before, to: !entry.isDeletion, isFirst: entry.revision == 1)
      return SampleEvent(name: sample.name, format: entry.format, action: action, revision: entry.revision)
    }
  }

  /// Compares two revisions, nil where one of them is a deletion or cannot be read.
  static func diff(from before: StoredFormat?, to now: StoredFormat?) -> FormatDiff? {
    guard let before, let now else { return nil }
    let (older, newer) = (FormatFile.read(before.content.text), FormatFile.read(now.content.text))
    return older.isReadable && newer.isReadable ? FormatDiff(from: older, to: newer) : nil
  }

  /// Returns the change for people: number, author and time, why, the command, what it did.
  func lines(width: Int, style: Style) -> [String] {
    let inner = max(40, width) - 2
    let sentence = "Change \(change.identity.number) by \(change.note.author), \(CalendarTime(change.note.time).minute)"
    let head = WrappedText(sentence.visible, columns: max(40, width)).lines.map(style.bold)
    var body = change.note.reason.map { WrappedText($0.visible, columns: inner).lines } ?? []
    body += WrappedText(change.note.command.visible, columns: inner).lines.map(style.faint)
    body += formats.flatMap { $0.lines(width: inner) } + samples.flatMap { $0.lines(width: inner) }
    if let reverts = change.note.reverts { body.append("Takes back change \(reverts.number).") }
    if let revertedBy { body.append("Taken back by change \(revertedBy.number).") }
    return head + body.map { "  " + $0 }
  }

  /// The change in JSON output.
  var json: JSON {
    var members = change.json
    members["kind"] = .string(kind.rawValue)
    members["reverts"] = change.note.reverts.map { .number(Int($0.number)) }
    members["revertedBy"] = revertedBy.map { .number(Int($0.number)) }
    members["formats"] = .array(formats.map(\.json))
    members["samples"] = .array(samples.map(\.json))
    return members
  }
}

extension StoredChange {
  /// When, who, why and by which command, in JSON output.
  var json: JSON {
    .object([
      "number": .number(Int(identity.number)), "time": .string(CalendarTime(note.time).stamp),
      "author": .string(note.author), "reason": .text(note.reason), "command": .string(note.command),
    ])
  }
}
