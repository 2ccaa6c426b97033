import Documents

extension MemberReader {
  /// What a size of a layout may be, in a message.
  static var pointsWanted: String { "a number of points from 0 to \(Int(LayoutFile.largest))" }

  /// Returns a size in points.
  mutating func points(_ name: String) -> Double? {
    guard let value = member(name) else { return nil }
    guard let points = value.double, points >= 0, points <= LayoutFile.largest else { return wrong(name, Self.pointsWanted) }
    return points
  }

  /// Returns distances from the edges: one for all, `[v, h]`, or `[top, end, bottom, start]`.
  mutating func insets(_ name: String) -> LayoutInsets? {
    guard let value = member(name) else { return nil }
    let numbers = value.kind == .array ? value.elements.map(\.double) : [value.double]
    let points = numbers.compactMap { $0 }.filter { $0 >= 0 && $0 <= LayoutFile.largest }
    guard points.count == numbers.count else { return wrong(name, Self.insetsWanted) }
    switch points.count {
    case 1 where value.kind == .number: return LayoutInsets(points[0])
    case 2: return LayoutInsets(top: points[0], end: points[1], bottom: points[0], start: points[1])
    case 4: return LayoutInsets(top: points[0], end: points[1], bottom: points[2], start: points[3])
    default: return wrong(name, Self.insetsWanted)
    }
  }

  private static let insetsWanted = "points: n, [v, h] or [top, end, bottom, start]"

  /// Returns a colour of a palette, or one given by its parts.
  mutating func colour(_ name: String, _ palette: [String: LayoutColour]) -> LayoutColour? {
    guard let value = member(name) else { return nil }
    if let colour = value.string.flatMap({ palette[$0] ?? LayoutColour($0) }) { return colour }
    return wrong(name, Self.colourWanted(palette), among: palette.keys.sorted())
  }

  /// Returns a list of at least two colours.
  mutating func colours(_ name: String, _ palette: [String: LayoutColour]) -> [LayoutColour] {
    guard let value = member(name) else { return [] }
    guard value.kind == .array, value.elements.count >= 2 else {
      return wrong(name, "a list of at least two colours") ?? []
    }
    return value.elements.enumerated().compactMap { index, element in
      if let colour = element.string.flatMap({ palette[$0] ?? LayoutColour($0) }) { return colour }
      violations.append(
        WrongKindOfValue.violation(
          at: path.member(name).element(index), expected: Self.colourWanted(palette), given: element, among: palette.keys.sorted()
        ))
      return nil
    }
  }

  private static func colourWanted(_ palette: [String: LayoutColour]) -> String {
    list(palette.keys.sorted() + ["#RRGGBBAA"])
  }
}
