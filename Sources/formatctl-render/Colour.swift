import CPangoCairo
import Documents

/// A colour of a drawing, its parts from 0 to 1.
struct Colour {
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  init(_ value: JSONValue) throws(DrawingError) {
    let digits = value.string?.dropFirst() ?? ""
    guard value.string?.first == "#", digits.count == 6 || digits.count == 8, let whole = UInt32(digits, radix: 16) else {
      throw DrawingError("\"\(value.string ?? "")\" is no colour")
    }
    let parts = digits.count == 8 ? whole : whole << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(parts >> shift & 0xFF) / 255 }
    (red, green, blue, opacity) = (part(24), part(16), part(8), part(0))
  }

  /// Draws with the colour from now on.
  func use(on context: OpaquePointer) { cairo_set_source_rgba(context, red, green, blue, opacity) }
}
