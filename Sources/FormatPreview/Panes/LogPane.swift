/// What happened to the ad, as much of the newest as there is room for.
struct LogPane {
  private let preview: PreviewState

  /// Creates the line.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws the line.
  func draw(in rect: CellRect, on frame: inout Frame) {
    var shown: [TextLine] = []
    var room = rect.columns - 2
    for line in EventWords(preview.scene.ad).lines(preview.scene.events).reversed() {
      guard shown.isEmpty || line.columns + 3 <= room else { break }
      room -= line.columns + 3
      shown.insert(line, at: 0)
    }
    var column = 1
    for line in shown { column = frame.write(line, column: column, row: rect.row, columns: rect.endColumn - column - 1) + 3 }
  }
}
