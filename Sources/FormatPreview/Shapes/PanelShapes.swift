import CustomFormats

/// A panel with a few lines in its middle, for what has no pixels.
struct PanelShapes {
  private let lines: [String]
  private let isBroken: Bool

  /// How wide a column of words is taken to be, in points.
  static let columnWidth = 6.5
  private static let lineHeight = 16.0
  /// The grey of a panel, a little darker than a card.
  static let paper = LayoutColour(light: 0xE8EA_EDFF, dark: 0x2C2E_32FF)
  /// The colour of its words.
  static let ink = LayoutColour(light: 0x4A4E_54FF, dark: 0xC3C6_CCFF)
  /// The colour of the sign of a broken picture.
  static let sign = LayoutColour(light: 0x6B70_77FF, dark: 0x9A9F_A7FF)

  /// Creates a panel; a broken picture has a sign above its words.
  init(_ lines: [String], isBroken: Bool) {
    self.lines = lines
    self.isBroken = isBroken
  }

  /// Returns the panel; lines that find no room are left out.
  func shapes(in rect: PointRect) -> [Shape] {
    var shapes: [Shape] = [.area(rect, radius: 0, Self.paper)]
    let columns = Int(min(max(rect.width - 24, 0), 1e4) / Self.columnWidth)
    let signHeight = isBroken ? 34.0 : 0
    let rows = columns > 5 ? Int(max(0, min(rect.height, 1e4) - 12 - signHeight) / Self.lineHeight) : 0
    let wrapped = lines.flatMap { $0.wrapped(columns: columns) }.prefix(rows)
    let height = signHeight + Double(wrapped.count) * Self.lineHeight
    let top = rect.centre.y - height / 2
    if isBroken { shapes += sign(Point(x: rect.centre.x, y: top + (wrapped.isEmpty ? 17 : 12))) }
    for (index, line) in wrapped.enumerated() {
      let baseline = top + signHeight + Double(index) * Self.lineHeight + 12
      var words = ShapeWords(line, x: rect.centre.x, baseline: baseline, size: 12, Self.ink)
      words.anchor = .middle
      shapes.append(.words(words))
    }
    return shapes
  }

  /// The two halves of a picture that is torn, around their middle.
  private static let halves: [[(Double, Double)]] = [
    [(-14, -10), (2, -10), (-3, 0), (3, 4), (-2, 10), (-14, 10)],
    [(6, -10), (14, -10), (14, 10), (2, 10), (7, 4), (1, 0)],
  ]

  private func sign(_ centre: Point) -> [Shape] {
    Self.halves.map { half in
      .polygon(
        half.map { Point(x: centre.x + $0.0, y: centre.y + $0.1) }, fill: nil, line: ShapeLine(colour: Self.sign, width: 1.5))
    }
  }
}
