import Documents

/// A drawing as it comes from stdin: a line of JSON, and the pixels of its pictures.
struct DrawingFile {
  /// The width of the result in pixels.
  let width: Int
  /// The height of the result in pixels.
  let height: Int
  /// How many pixels a point has.
  let scale: Double
  /// The shapes from the back to the front.
  let shapes: [JSONValue]
  /// The pictures by their numbers.
  let pictures: [Picture]

  /// A picture with its pixels.
  struct Picture {
    let width: Int
    let height: Int
    /// Red, green, blue and opacity of each pixel, row by row.
    let pixels: ArraySlice<UInt8>
  }

  /// The most pixels that a side of a drawing or of a picture has.
  static let mostPixels = 16_384

  /// Reads a drawing; sides that lie and pixels that are missing are told.
  init(_ bytes: [UInt8]) throws(DrawingError) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw DrawingError("a drawing begins with a line of JSON") }
    let document = JSONDocument(bytes, in: 0..<end)
    guard document.isWhole, let root = document.root else { throw DrawingError("the first line of the drawing is not JSON") }
    guard root["version"]?.integer == 1 else {
      throw DrawingError("the drawing has version \(root["version"]?.numberText ?? "none"), 1 is expected")
    }
    (width, height) = try Self.size(of: root, named: "the drawing")
    guard let scale = root["scale"]?.double, scale > 0, scale <= 16 else { throw DrawingError("\"scale\" is not 1 to 16") }
    self.scale = scale
    shapes = root["shapes"]?.elements ?? []
    var pictures: [Picture] = []
    var next = end + 1
    for (number, picture) in (root["pictures"]?.elements ?? []).enumerated() {
      let (width, height) = try Self.size(of: picture, named: "picture \(number)")
      let count = width * height * 4
      guard bytes.count - next >= count else { throw DrawingError("the pixels of picture \(number) are missing") }
      pictures.append(Picture(width: width, height: height, pixels: bytes[next..<(next + count)]))
      next += count
    }
    self.pictures = pictures
  }

  private static func size(of value: JSONValue, named name: String) throws(DrawingError) -> (width: Int, height: Int) {
    let sides = 1...mostPixels
    guard let width = value["width"]?.integer, let height = value["height"]?.integer, sides.contains(width),
      sides.contains(height)
    else { throw DrawingError("\(name) has no sides of 1 to \(mostPixels) pixels") }
    return (width, height)
  }
}
