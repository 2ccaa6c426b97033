/// A colour of three 8-bit channels.
public struct RGB: Sendable, Hashable {
  /// The red channel.
  public let red: UInt8
  /// The green channel.
  public let green: UInt8
  /// The blue channel.
  public let blue: UInt8

  /// Creates a colour of its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour of the digits RRGGBB.
  public init(hex: UInt32) {
    self.init(UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
  }

  /// Returns the colour under another that covers a share of it, 0 to 1.
  public func covered(by other: RGB, share: Double) -> RGB {
    let share = min(max(share, 0), 1)
    func mix(_ low: UInt8, _ high: UInt8) -> UInt8 { UInt8(Double(low) + (Double(high) - Double(low)) * share + 0.5) }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// Returns how different two colours look, squared: red counts for more among reds, blue among blues.
  func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (r, g, b) = (Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue))
    return ((512 + mean) * r * r) >> 8 + 4 * g * g + ((767 - mean) * b * b) >> 8
  }
}
