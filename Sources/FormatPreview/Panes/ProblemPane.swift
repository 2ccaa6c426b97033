import CustomFormats
import Documents

/// The problem of the selected asset in full; or what was just done, where that is news.
struct ProblemPane {
  private let preview: PreviewState

  /// Creates the pane.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws the lines.
  func draw(in rect: CellRect, on frame: inout Frame) {
    for (index, line) in lines(columns: rect.columns).prefix(rect.rows).enumerated() {
      frame.write(line, column: 1, row: rect.row + index, columns: rect.columns - 2)
    }
    let remark = self.remark
    frame.write(remark, column: rect.endColumn - remark.columns - 1, row: rect.row)
  }

  /// Returns the lines, as many as it takes.
  func lines(columns: Int) -> [TextLine] {
    sentence.wrapped(columns: max(20, columns - 3 - (remark.columns == 0 ? 0 : remark.columns + 2)))
  }

  private var sentence: TextLine {
    if let notice = preview.notice { return notice }
    if let trouble = preview.trouble { return TextLine(trouble.visible + " What was read before is shown.", .failure) }
    if let finding = preview.shownProblem?.finding {
      var line = Self.mark(finding.severity)
      line.add(" " + finding.message.visible)
      if !finding.hint.isEmpty { line.add(" " + finding.hint.visible, .faint) }
      return line
    }
    if let absence = preview.state.absence { return TextLine(absence.joined(separator: ": "), .warning) }
    if preview.scene.problems.isEmpty {
      var line = TextLine("✓", .success)
      line.add(
        preview.shown.name == nil ? " These words are made up of the definition." : " Nothing is wrong with this creative.")
      return line
    }
    var line = TextLine("✓", .success)
    line.add(" Nothing is wrong with \(preview.selectedRow?.name ?? "the ad").")
    return line
  }

  /// What stands at the right: which problem of how many it is, or how to get to one.
  private var remark: TextLine {
    let count = preview.scene.problems.count
    if preview.notice != nil || preview.trouble != nil || count == 0 { return TextLine() }
    guard let number = preview.problem, preview.shownProblem != nil else {
      return TextLine("n = \(count) problem\(count == 1 ? "" : "s")", .faint)
    }
    return TextLine("\(number + 1) of \(count), ? = why", .faint)
  }

  /// Returns the sign of a severity.
  static func mark(_ severity: Severity) -> TextLine {
    switch severity {
    case .error: TextLine("✗", .failure)
    case .warning: TextLine("!", .warning)
    case .note: TextLine("·", .faint)
    }
  }
}
