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
