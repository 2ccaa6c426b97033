/// The numbered colours of terminals.
enum Palette {
  /// Returns the number of the nearest colour among 16 to 255, which all terminals draw alike.
  static func nearest256(_ colour: RGB) -> Int {
    let steps = (step(colour.red), step(colour.green), step(colour.blue))
    let cube = RGB(level(steps.0), level(steps.1), level(steps.2))
    let mean = (Int(colour.red) + Int(colour.green) + Int(colour.blue)) / 3
    let grey = max(0, min(23, (mean - 3) / 10))
    let shade = UInt8(8 + 10 * grey)
    let isGrey = RGB(shade, shade, shade).distance(to: colour) < cube.distance(to: colour)
    return isGrey ? 232 + grey : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  /// Returns the number of the nearest of the first sixteen colours, as xterm draws them, or of fewer.
  static func nearest16(_ colour: RGB, amongFirst count: Int = 16) -> Int {
    let colours = sixteen.prefix(max(1, count))
    return colours.indices.min { colours[$0].distance(to: colour) < colours[$1].distance(to: colour) } ?? 0
  }

  private static func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
  private static func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

  private static let sixteen = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB(hex: $0) }
}
