/// How much room text and sizes take: in points as on a phone, or in cells as on a terminal.
public enum TextMetrics: String, Sendable, CaseIterable {
  /// Arial's widths; wide characters take the font size, marks nothing.
  case points
  /// Cells of 8x16 points; sizes are rounded to whole cells.
  case cells

  /// The width of a cell in points.
  public static let cellWidth = 8.0
  /// The height of a cell in points.
  public static let cellHeight = 16.0
  /// How much wider bold letters are: 1.066 was measured on English text, Liberation Sans Bold against regular.
  static let boldFactor = 1.06
  /// The distance between stars in points.
  static let starGap = 2.0

  /// Returns the width of a character in points.
  public func advance(of character: Character, _ style: TextStyle) -> Double {
    switch self {
    case .cells: Double(DisplayWidth.of(character)) * Self.cellWidth
    case .points: Self.thousandths(of: character) * style.size / 1000 * (style.isBold ? Self.boldFactor : 1)
    }
  }

  /// Returns the width of a text on one line in points.
  public func advance(of text: some StringProtocol, _ style: TextStyle) -> Double {
    text.reduce(0) { $0 + advance(of: $1, style) }
  }

  /// Returns the height of a line in points.
  public func lineHeight(_ style: TextStyle) -> Double { self == .cells ? Self.cellHeight : style.lineHeight }

  /// Returns a width as it is drawn: nothing, or at least one cell.
  func width(_ points: Double) -> Double { size(points, Self.cellWidth) }
  /// Returns a height as it is drawn: nothing, or at least one cell.
  func height(_ points: Double) -> Double { size(points, Self.cellHeight) }
  /// Returns a distance from left to right as it is drawn.
  func across(_ points: Double) -> Double { distance(points, Self.cellWidth) }
  /// Returns a distance from top to bottom as it is drawn.
  func down(_ points: Double) -> Double { distance(points, Self.cellHeight) }
  /// Returns a place from the left, or a share of a width, at the cell that holds it.
  func placeAcross(_ points: Double) -> Double { place(points, Self.cellWidth) }
  /// Returns a place from the top, or a share of a height, at the cell that holds it.
  func placeDown(_ points: Double) -> Double { place(points, Self.cellHeight) }

  /// Returns insets as they are drawn.
  func insets(_ insets: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: down(Self.sane(insets.top)), end: across(Self.sane(insets.end)), bottom: down(Self.sane(insets.bottom)),
      start: across(Self.sane(insets.start)))
  }

  /// Returns the width of five stars of a height.
  func starsWidth(_ height: Double) -> Double {
    self == .cells ? 5 * Self.cellWidth : 5 * height + 4 * Self.starGap
  }

  /// Returns a number that can be added up: no infinity, nothing below 0 or above a million.
  static func sane(_ points: Double) -> Double { points.isFinite ? min(max(points, 0), 1e6) : 0 }

  private func size(_ points: Double, _ cell: Double) -> Double {
    guard self == .cells, points > 0 else { return points }
    return max(1, (points / cell).rounded()) * cell
  }

  private func distance(_ points: Double, _ cell: Double) -> Double {
    self == .cells ? (points / cell).rounded() * cell : points
  }

  private func place(_ points: Double, _ cell: Double) -> Double {
    self == .cells ? ((points + 0.01) / cell).rounded(.down) * cell : points
  }

  /// Returns the width of a character in thousandths of the font size.
  private static func thousandths(of character: Character) -> Double {
    if let ascii = character.asciiValue { return Double(ArialAdvances.of(Unicode.Scalar(ascii))) }
    if character.unicodeScalars.contains("\u{FE0F}") { return 1000 }
    var total = 0.0
    for scalar in DrawableCharacter(character).text.unicodeScalars {
      switch DisplayWidth.of(scalar) {
      case 0: break
      case 2: total += 1000
      default: total += narrow(scalar)
      }
    }
    return total
  }

  /// Returns the width of a scalar that is not wide; outside the table letters are as wide as usual Latin ones.
  private static func narrow(_ scalar: Unicode.Scalar) -> Double {
    let known = ArialAdvances.of(scalar)
    if known > 0 { return Double(known) }
    // Two of them make a flag.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 500 }
    if scalar.value == 0xAD { return 0 }
    return scalar.properties.isUppercase ? 667 : scalar.properties.isLowercase ? 556 : 600
  }
}
