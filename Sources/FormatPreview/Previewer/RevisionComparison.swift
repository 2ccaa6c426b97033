import CustomFormats
import Documents

/// The formats that were before, one of which stands beside what is now.
struct RevisionComparison {
  /// The formats, the newest first; there is at least one.
  let earlier: [EarlierFormat]
  /// The number of the one that is shown.
  private(set) var chosen = 0

  /// Begins with the newest; nil where there is none.
  init?(_ earlier: [EarlierFormat]) {
    if earlier.isEmpty { return nil }
    self.earlier = earlier
  }

  /// The one that is shown.
  var shown: EarlierFormat { earlier[chosen] }

  /// The comparison with the one before; nil behind the oldest.
  var older: RevisionComparison? {
    guard chosen + 1 < earlier.count else { return nil }
    var older = self
    older.chosen += 1
    return older
  }

  /// Says what has changed since, the first of it in full.
  func words(_ definition: FormatDefinition) -> TextLine {
    let changes = shown.changes(to: definition)
    guard let first = changes.first else { return TextLine("Nothing that matters has changed since \(shown.label).", .success) }
    let breaking = changes.count(where: \.isBreaking)
    var line = TextLine(
      "Since \(shown.label): \(changes.count) change\(changes.count == 1 ? "" : "s"), \(breaking) breaking. ", .strong)
    line.add(first.message.visible, first.isBreaking ? .warning : .plain)
    line.add("  \(shown.command)", .faint)
    return line
  }
}
