import CustomFormats

/// Where a tap on the selected asset goes, hop by hop.
struct RoutePane {
  private let preview: PreviewState

  /// Creates the line.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws the line.
  func draw(in rect: CellRect, on frame: inout Frame) {
    frame.write(line(columns: rect.columns - 2), column: 1, row: rect.row, columns: rect.columns - 2)
  }

  private func line(columns: Int) -> TextLine {
    var line = TextLine("⏎ ", .strong)
    let row = preview.selectedRow
    guard let tap = preview.scene.tap(on: row) else {
      line.add(row.map { "\($0.name) is not on the screen" } ?? "nothing to tap", .faint)
      return line
    }
    line.add(row?.name ?? "")
    let handler = preview.format.type == .custom ? preview.hasHandler : nil
    let route = RouteWords(tap, hasHandler: handler, installedSchemes: preview.installedSchemes)
    for piece in route.line(columns: columns - line.columns).pieces { line.add(piece.text, piece.style) }
    return line
  }
}
