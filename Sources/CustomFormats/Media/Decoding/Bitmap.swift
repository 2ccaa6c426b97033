/// A decoded picture, upright.
public struct Bitmap: Sendable, Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green, blue, alpha of each pixel, row by row from the top; colours are not multiplied by alpha.
  public let pixels: [UInt8]

  /// Creates a picture, nil where the bytes do not fit the sides.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The four samples of a pixel inside the picture.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let at = (y * width + x) * 4
    return (pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
  }
}
