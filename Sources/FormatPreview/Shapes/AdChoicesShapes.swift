import CustomFormats

/// The AdChoices icon of an ad.
struct AdChoicesShapes {
  private let slot: MeasuredSlot

  private static let paper = LayoutColour(light: 0xFFFF_FFFF)
  private static let ink = LayoutColour(light: 0x1B6F_9CFF)

  /// Prepares to draw in a slot.
  init(_ slot: MeasuredSlot) { self.slot = slot }

  /// Returns the ad's own picture, or a sign where it cannot be drawn.
  func shape(_ path: String?) -> Shape {
    .group(ShapeLabel(text: "AdChoices", isPicture: true), path.map { [.picture($0, slot.rect, .aspectFit)] } ?? sign)
  }

  /// A letter i in a circle.
  private var sign: [Shape] {
    let (x, y) = (slot.rect.centre.x, slot.rect.centre.y)
    let radius = max(1, min(slot.rect.width, slot.rect.height) / 2 - 1)
    let unit = radius / 7
    return [
      .circle(slot.rect.centre, radius: radius, fill: Self.paper, line: ShapeLine(colour: Self.ink, width: 1)),
      .area(PointRect(x: x - unit, y: y - 1.5 * unit, width: 2 * unit, height: 6 * unit), radius: 0, Self.ink),
      .area(PointRect(x: x - unit, y: y - 4.5 * unit, width: 2 * unit, height: 2 * unit), radius: 0, Self.ink),
    ]
  }
}
