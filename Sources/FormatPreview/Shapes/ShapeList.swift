import CustomFormats
import Documents

/// A drawing as `formatctl-render` reads it: a line of JSON, and behind it the pixels of its pictures.
///
/// A rectangle is `[x, y, width, height, radius]`, a colour `#RRGGBB` or `#RRGGBBAA`, a picture its number in `pictures`, whose
/// pixels follow as red, green, blue and opacity.
public struct ShapeList {
  /// The line and the pixels.
  public let bytes: [UInt8]
  /// The width of the picture that is drawn, in pixels.
  public let width: Int
  /// The height of the picture that is drawn, in pixels.
  public let height: Int

  /// Lists a drawing that is to have so many pixels a point, on a light or on a dark screen.
  public init(_ drawing: AdShapes, pictures: [String: LoadedPicture], scale: Int, isDark: Bool) {
    let drawn = pictures.compactMapValues(\.bitmap).sorted { $0.key < $1.key }
    let numbers = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($1.key, $0) })
    let shapes = ShapeJSON(numbers: numbers, isDark: isDark).list(drawing.shapes)
    width = Int((drawing.size.width * Double(scale)).rounded(.up))
    height = Int((drawing.size.height * Double(scale)).rounded(.up))
    let list = JSON.object([
      "version": .number(1), "width": .number(width), "height": .number(height), "scale": .number(scale),
      "pictures": .array(drawn.map { .object(["width": .number($0.value.width), "height": .number($0.value.height)]) }),
      "shapes": shapes,
    ])
    bytes = Array((list.compactText + "\n").utf8) + drawn.flatMap(\.value.pixels)
  }
}
