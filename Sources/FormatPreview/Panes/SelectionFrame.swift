import CustomFormats

/// A heavy frame around a rectangle, which passes behind whatever words stand in its way.
struct SelectionFrame {
  private let rect: CellRect
  private let isInFront: Bool

  /// Creates the frame around some cells; one in front passes over words too.
  init(around cells: CellRect, isInFront: Bool = false) {
    rect = cells.inset(columns: -1, rows: -1)
    self.isInFront = isInFront
  }

  /// Draws the frame, inside the page where it would leave it.
  func draw(on frame: inout Frame) {
    let rect = rect.clipped(to: frame.bounds)
    guard rect.columns > 1, rect.rows > 1 else { return }
    let ink = Self.ink(on: frame, rect)
    let (left, right, top, bottom) = (rect.column, rect.endColumn - 1, rect.row, rect.endRow - 1)
    for (row, first, last) in [(top, "┏", "┓"), (bottom, "┗", "┛")] {
      // A blank between two words is theirs, as is the one beside a word.
      let gives = (left...right).map { column in
        isInFront || (column - 1...column + 1).allSatisfy { Self.gives(frame[$0, row].text) }
      }
      for column in left + 1..<right where gives[column - left] { put("━", column, row, ink, on: &frame) }
      for (corner, column) in [(first, left), (last, right)] where isInFront || !isBetweenWords(column, row, of: frame) {
        put(corner, column, row, ink, on: &frame)
      }
    }
    for row in top + 1..<max(top + 1, bottom) {
      put("┃", left, row, ink, on: &frame)
      put("┃", right, row, ink, on: &frame)
    }
  }

  /// Tells whether a cell has words on both sides.
  private func isBetweenWords(_ column: Int, _ row: Int, of frame: Frame) -> Bool {
    !Self.gives(frame[column - 1, row].text) && !Self.gives(frame[column + 1, row].text)
  }

  private func put(_ text: String, _ column: Int, _ row: Int, _ ink: RGB, on frame: inout Frame) {
    let cell = frame[column, row]
    guard isInFront || Self.gives(cell.text) else { return }
    let paper = cell.meanColour
    frame.put(Cell(text, style: .accent, ink: paper == nil ? nil : ink, paper: paper), column: column, row: row)
  }

  /// Tells whether a cell has nothing that is read.
  private static func gives(_ text: String) -> Bool {
    text == " " || ["─", "│", "╭", "╮", "╰", "╯", "━", "┃"].contains(text) || PictureGlyph.inkShare(of: text) != nil
  }

  /// Returns the blue of the layouts' accent, or where most of what is framed is dark that of the dark screen.
  private static func ink(on frame: Frame, _ rect: CellRect) -> RGB {
    var (sum, count) = (0, 0)
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        guard let paper = frame[column, row].meanColour else { continue }
        sum += (Int(paper.red) * 299 + Int(paper.green) * 587 + Int(paper.blue) * 114) / 1000
        count += 1
      }
    }
    return sum > 110 * count ? RGB(hex: 0x0B57D0) : RGB(hex: 0x8AB4F8)
  }
}
