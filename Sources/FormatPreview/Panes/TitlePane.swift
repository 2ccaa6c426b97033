import CustomFormats
import Documents

/// The first line: format, creative, and how many problems there are.
struct TitlePane {
  private let preview: PreviewState

  /// Creates the line.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws the line.
  func draw(in rect: CellRect, on frame: inout Frame) {
    let right = self.right
    frame.write(right, column: rect.endColumn - right.columns - 1, row: rect.row)
    frame.write(left, column: rect.column + 1, row: rect.row, columns: rect.columns - right.columns - 4)
  }

  private var left: TextLine {
    let format = preview.format
    var line = TextLine(format.title.visible, .strong)
    if format.title != format.reference { line.add(" \(format.reference)", .faint) }
    if let revision = format.revision { line.add(" r\(revision)", .faint) }
    return line
  }

  private var right: TextLine {
    var isEdited = preview.shown.isEdited
    if case .form(let form) = preview.pane, form.isChanged { isEdited = true }
    var line = TextLine(isEdited ? "• " : "", .warning)
    line.add(preview.shown.name?.visible.cut(columns: 34) ?? "the definition's samples")
    if preview.samples.count > 1 { line.add("  \(preview.sample + 1)/\(preview.samples.count)", .faint) }
    line.add("  ")
    let counts = FindingCounts(preview.scene.problems.filter { $0.state == .typical }.map(\.finding), command: nil)
    let style: Style = counts.errors > 0 ? .failure : counts.warnings > 0 ? .warning : .success
    line.add(counts.errors + counts.warnings + counts.notes == 0 ? "✓" : counts.words, style)
    return line
  }
}
