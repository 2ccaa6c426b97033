import CustomFormats
import Documents

/// Writes shapes as JSON, each with one member that says what it is and where.
struct ShapeJSON {
  /// The number of each picture, by its path.
  let numbers: [String: Int]
  /// Whether the colours are those of a dark screen.
  let isDark: Bool

  /// Returns shapes from the back to the front.
  func list(_ shapes: [Shape]) -> JSON { .array(shapes.compactMap(json)) }

  private func json(_ shape: Shape) -> JSON? {
    switch shape {
    case .area(let rect, let radius, let colour): .object(["area": place(rect, radius), "fill": self.colour(colour)])
    case .edge(let rect, let radius, let line):
      .object(["area": place(rect, radius), "line": colour(line.colour), "lineWidth": number(line.width)])
    case .gradient(let rect, let radius, let colours):
      .object(["area": place(rect, radius), "gradient": .array(colours.map(colour))])
    case .circle(let centre, let radius, let fill, let line):
      .object([
        "circle": .array([number(centre.x), number(centre.y), number(radius)]), "fill": colour(fill),
        "line": line.map { colour($0.colour) }, "lineWidth": line.map { number($0.width) },
      ])
    case .polygon(let corners, let fill, let line):
      .object([
        "polygon": .array(corners.flatMap { [number($0.x), number($0.y)] }), "fill": fill.map(colour),
        "line": line.map { colour($0.colour) }, "lineWidth": line.map { number($0.width) },
      ])
    case .words(let words):
      .object([
        "words": .string(words.text.visible), "x": number(words.x), "baseline": number(words.baseline),
        "width": words.width.map(number), "size": number(words.size), "bold": .bool(words.isBold),
        "middle": .bool(words.anchor == .middle), "rightToLeft": .bool(words.isRightToLeft), "fill": colour(words.colour),
      ])
    case .picture(let path, let rect, let mode):
      numbers[path].map {
        .object(["picture": .number($0), "area": place(rect, 0), "mode": .string(mode.rawValue)])
      }
    case .group(_, let clip, let shapes):
      .object(["clip": clip.map { place($0.rect, $0.radius) }, "shapes": list(shapes)])
    }
  }

  private func place(_ rect: PointRect, _ radius: Double) -> JSON {
    .array([number(rect.x), number(rect.y), number(max(0, rect.width)), number(max(0, rect.height)), number(radius)])
  }

  private func colour(_ colour: LayoutColour) -> JSON { .string(LayoutColour.text(isDark ? colour.dark : colour.light)) }

  /// Returns a number that any reader can take, to the hundredth of a point.
  private func number(_ value: Double) -> JSON {
    let hundredths = value.isFinite ? (min(max(value, -1e6), 1e6) * 100).rounded() : 0
    return .number("\(hundredths / 100)")
  }
}
