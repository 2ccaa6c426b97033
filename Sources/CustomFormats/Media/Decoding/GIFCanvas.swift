/// The canvas that a GIF frame is drawn on.
struct GIFCanvas {
  /// Red, green, blue, alpha of each pixel.
  private(set) var pixels: [UInt8]
  /// The colours a pixel's number stands for.
  var colours: [(UInt8, UInt8, UInt8)] = []

  private let width: Int
  private let height: Int
  private let frame: GIFFrame
  private let transparent: UInt8?
  private var column = 0
  private var row = 0
  private var pass = 0

  /// Where the four passes begin, and how far their rows lie apart.
  private static let passes = [(first: 0, step: 8), (first: 4, step: 8), (first: 2, step: 4), (first: 1, step: 2)]

  /// Creates an empty canvas.
  init(width: Int, height: Int, frame: GIFFrame, transparent: UInt8?) {
    self.width = width
    self.height = height
    self.frame = frame
    self.transparent = transparent
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Draws the next pixel of the frame; what lies beside the canvas is lost.
  mutating func put(_ number: UInt8) {
    let (x, y) = (frame.left + column, frame.top + row)
    if x < width, y < height, number != transparent, Int(number) < colours.count {
      let at = (y * width + x) * 4
      (pixels[at], pixels[at + 1], pixels[at + 2]) = colours[Int(number)]
      pixels[at + 3] = 255
    }
    column += 1
    if column == frame.width { nextRow() }
  }

  private mutating func nextRow() {
    column = 0
    guard frame.isInterlaced else {
      row += 1
      return
    }
    row += Self.passes[pass].step
    while row >= frame.height, pass < 3 {
      pass += 1
      row = Self.passes[pass].first
    }
  }
}
