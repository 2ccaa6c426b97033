import CustomFormats
import Documents

/// More about the selected asset: what became of it, how an app gets it, what is asked of it; then the list of problems.
struct DetailPane {
  private let preview: PreviewState

  /// Creates the pane.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws as many lines as there is room for; a part that does not fit is left out with those below it.
  func draw(in rect: CellRect, on frame: inout Frame) {
    var row = rect.row
    for part in [fate, access, problems, session] where !part.isEmpty {
      let lines = part.flatMap { $0.wrapped(columns: rect.columns - 2) }
      guard row + lines.count <= rect.endRow else { return }
      for line in lines {
        frame.write(line, column: rect.column + 2, row: row, columns: rect.columns - 2)
        row += 1
      }
      row += 1
    }
  }

  private var fate: [TextLine] {
    guard let row = preview.selectedRow else { return [] }
    let sentence = row.sentence.prefix(1).uppercased() + row.sentence.dropFirst() + "."
    return [TextLine(sentence, row.verdict == .trouble ? .failure : row.verdict == .cut ? .warning : .plain)]
  }

  private var access: [TextLine] {
    guard preview.selectedRow != nil else { return [] }
    switch preview.selection {
    case .field(let key):
      guard let field = preview.format[key] else { return [] }
      let accessor = AccessorNames.ios.accessor(of: field, in: preview.format)
      let limits = field.limitWords.joined(separator: "; ")
      return [TextLine(accessor.visible, .strong)] + (limits.isEmpty ? [] : [TextLine("Takes " + limits.visible + ".", .faint)])
    case .adChoices: return [TextLine(AccessorNames.ios.adChoicesAccessor(in: preview.format).visible, .strong)]
    case .badge: return []
    }
  }

  private var problems: [TextLine] {
    let all = preview.scene.problems
    if all.isEmpty { return [] }
    return [TextLine("Problems", .strong)]
      + all.enumerated().map { index, problem in
        var line = ProblemPane.mark(problem.finding.severity)
        let place = problem.state == .typical ? "" : "\(problem.state.label): "
        line.add(" " + (place + problem.finding.message).visible, index == preview.problem ? .strong : .plain)
        return line
      }
  }

  private var session: [TextLine] {
    let lines = EventWords(preview.scene.ad).lines(preview.scene.events)
    return lines.isEmpty ? [] : [TextLine("Session", .strong)] + lines
  }
}
