import CustomFormats

/// A picture in sixels: strips of six rows, in each of which a colour after another is drawn.
struct SixelPicture {
  private let width: Int
  private let height: Int
  /// The number of each pixel's colour; nil for one that is left as it is.
  private let numbers: [UInt8?]
  private let colours: [RGB]

  /// Chooses the colours of a picture.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let palette = MedianCut(bitmap, colours: 256)
    colours = palette.colours
    numbers = (0..<width * height).map { at in
      let (red, green, blue, alpha) = bitmap[at % bitmap.width, at / bitmap.width]
      return alpha < 128 ? nil : palette.number(of: RGB(red, green, blue))
    }
  }

  /// The picture with what begins and ends it; transparent pixels are left as they are.
  var text: String {
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (number, colour) in colours.enumerated() {
      text += "#\(number);2;\(Self.percent(colour.red));\(Self.percent(colour.green));\(Self.percent(colour.blue))"
    }
    for top in stride(from: 0, to: height, by: 6) { text += strip(top) + "-" }
    return text + "\u{1B}\\"
  }

  private static func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }

  /// Returns six rows, each colour of them from the left edge on.
  private func strip(_ top: Int) -> String {
    var masks: [UInt8: [UInt8]] = [:]
    for row in top..<min(top + 6, height) {
      for column in 0..<width {
        guard let number = numbers[row * width + column] else { continue }
        masks[number, default: [UInt8](repeating: 0, count: width)][column] |= 1 << UInt8(row - top)
      }
    }
    return masks.sorted { $0.key < $1.key }.map { "#\($0.key)\(Self.run($0.value))" }.joined(separator: "$")
  }

  /// Returns the characters of a row of sixels, those that are repeated by their number.
  private static func run(_ masks: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < masks.count {
      var end = start + 1
      while end < masks.count, masks[end] == masks[start] { end += 1 }
      let character = String(UnicodeScalar(masks[start] + 63))
      if end < masks.count || masks[start] != 0 {
        text += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      }
      start = end
    }
    return text
  }
}
