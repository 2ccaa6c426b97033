extension Bitmap {
  /// Returns the mean luminance of a part of a picture, given as shares of its sides; transparent pixels count as far as they show.
  func luminance(in part: PointRect) -> Luminance? {
    let columns = Self.span(part.x, part.width, of: width)
    let rows = Self.span(part.y, part.height, of: height)
    var (sum, weight) = (0.0, 0.0)
    for y in rows {
      for x in columns {
        let (red, green, blue, alpha) = self[x, y]
        let share = Double(alpha) / 255
        sum += share * Luminance(red: red, green: green, blue: blue).value
        weight += share
      }
    }
    return weight > 0 ? Luminance(sum / weight) : nil
  }

  /// Returns which share of what shows of a picture stands out from a ground by a contrast ratio; 0 where nothing shows.
  func share(standingOutFrom ground: Luminance, by contrast: Double) -> Double {
    var (standing, all) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = self[x, y]
        guard alpha >= 128 else { continue }
        all += 1
        if Luminance(red: red, green: green, blue: blue).contrast(to: ground) >= contrast { standing += 1 }
      }
    }
    return all == 0 ? 0 : Double(standing) / Double(all)
  }

  /// Returns at least one of so many pixels, from a share of the side on.
  private static func span(_ start: Double, _ length: Double, of count: Int) -> Range<Int> {
    let first = min(max(0, Int((start * Double(count)).rounded(.down))), count - 1)
    let end = min(max(first + 1, Int(((start + length) * Double(count)).rounded(.up))), count)
    return first..<end
  }
}
