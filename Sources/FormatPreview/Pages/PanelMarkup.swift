import CustomFormats

/// Draws a panel with a few lines in its middle, for what has no pixels.
struct PanelMarkup {
  private let lines: [String]
  private let isBroken: Bool

  /// How wide a column of words is taken to be, in points.
  static let columnWidth = 6.5
  private static let lineHeight = 16.0

  /// Creates a panel; a broken picture has a sign above its words.
  init(_ lines: [String], isBroken: Bool) {
    self.lines = lines
    self.isBroken = isBroken
  }

  /// Returns the panel; lines that find no room are left out.
  func markup(in rect: PointRect) -> Markup {
    var markup: Markup = "<rect class=\"panel\" \(rect.attributes)/>"
    let columns = Int(min(max(rect.width - 24, 0), 1e4) / Self.columnWidth)
    let signHeight = isBroken ? 34.0 : 0
    let rows = columns > 5 ? Int(max(0, min(rect.height, 1e4) - 12 - signHeight) / Self.lineHeight) : 0
    let wrapped = lines.flatMap { $0.wrapped(columns: columns) }.prefix(rows)
    let height = signHeight + Double(wrapped.count) * Self.lineHeight
    let top = rect.centre.y - height / 2
    if isBroken { markup += sign(x: rect.centre.x, y: top + (wrapped.isEmpty ? 17 : 12)) }
    for (index, line) in wrapped.enumerated() {
      let y = top + signHeight + Double(index) * Self.lineHeight + 12
      markup += "<text class=\"panel-words\" x=\"\(rect.centre.x)\" y=\"\(y)\">\(line)</text>"
    }
    return markup
  }

  /// Returns a picture that is torn.
  private func sign(x: Double, y: Double) -> Markup {
    """
    <path class="panel-sign" d="M\(x - 14) \(y - 10)H\(x + 2)L\(x - 3) \(y)L\(x + 3) \(y + 4)L\(x - 2) \(y + 10)H\(x - 14)Z\
    M\(x + 6) \(y - 10)H\(x + 14)V\(y + 10)H\(x + 2)L\(x + 7) \(y + 4)L\(x + 1) \(y)Z"/>
    """
  }
}
