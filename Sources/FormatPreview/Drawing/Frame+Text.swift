import CustomFormats

extension Frame {
  /// Creates a page as wide as some lines, one below another.
  public init(_ lines: [TextLine]) {
    self.init(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() { write(line, column: 0, row: row) }
  }

  /// Writes a text on one row and returns the column after it; what does not fit into the columns given is dropped.
  ///
  /// Every character is drawn in a form that all terminals measure alike; one that is partly outside leaves blanks.
  /// Over what was drawn before, the paper stays unless another is given.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, columns limit: Int = .max, style: Style = .plain, ink: RGB? = nil,
    paper: RGB? = nil
  ) -> Int {
    let end = limit == .max ? columns : min(columns, column + max(0, limit))
    var at = column
    for character in text {
      let drawn = DrawableCharacter(character)
      guard drawn.columns > 0 else { continue }
      guard at + drawn.columns <= end else { break }
      let paper = paper ?? self[at, row].meanColour
      put(Cell(drawn.text, style: style, ink: ink, paper: paper), width: drawn.columns, column: at, row: row)
      at += drawn.columns
    }
    return at
  }

  /// Writes pieces of text one after another and returns the column after them.
  @discardableResult
  public mutating func write(_ line: TextLine, column: Int, row: Int, columns limit: Int = .max) -> Int {
    let end = limit == .max ? columns : column + max(0, limit)
    var at = column
    for piece in line.pieces {
      at = write(piece.text, column: at, row: row, columns: end - at, style: piece.style)
    }
    return at
  }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] { lines { text, _ in text } }

  /// Returns the rows as text, without blanks at their ends, with each character drawn by a function of it and its columns.
  func lines(_ drawn: (_ text: String, _ columns: Int) -> String) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var length = 0
      for column in 0..<columns where !self[column, row].isCovered {
        let text = self[column, row].text
        line += drawn(text, width(column, row))
        if text != " " { length = line.utf8.count }
      }
      return String(line.utf8.prefix(length)) ?? line
    }
  }

  /// Returns the columns of the character at a cell.
  func width(_ column: Int, _ row: Int) -> Int {
    var end = column + 1
    while end < columns, self[end, row].isCovered { end += 1 }
    return end - column
  }
}
