#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How light a colour is to the eye, from 0 for black to 1 for white.
///
/// The relative luminance and the contrast ratio of WCAG 2.1: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
struct Luminance: Sendable, Equatable {
  /// The share of white.
  let value: Double

  /// Creates a luminance.
  init(_ value: Double) { self.value = value }

  /// Works out the luminance of a colour in sRGB.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    value = 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Works out the luminance of a colour without its opacity: 0xRRGGBBAA.
  init(_ colour: UInt32) {
    self.init(
      red: UInt8(colour >> 24), green: UInt8(colour >> 16 & 0xFF), blue: UInt8(colour >> 8 & 0xFF))
  }

  /// Returns the contrast ratio of two, from 1 for the same to 21 for black on white.
  func contrast(to other: Luminance) -> Double {
    (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
  }

  private static func linear(_ sample: UInt8) -> Double {
    let share = Double(sample) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}

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
