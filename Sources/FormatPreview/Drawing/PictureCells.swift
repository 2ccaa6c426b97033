import CustomFormats

/// Pixels as cells of two colours.
///
/// A cell is 4x8 samples. Of fifteen ways to split it in two, and none, the one whose two colours leave the least
/// squared error is taken: it maximises |F|²/nF + |B|²/nB over the sums F and B of the two parts.
struct PictureCells {
  private typealias Sum = SIMD4<Float>

  private let bitmap: Bitmap
  private let part: PixelRect
  private let columns: Int
  private let rows: Int
  /// Those of one row of cells; of a whole picture they would be half a kilobyte a cell.
  private var samples: [Sum]

  /// Prepares to draw a part of a picture in so many columns and rows.
  init(_ bitmap: Bitmap, part: PixelRect, columns: Int, rows: Int) {
    self.bitmap = bitmap
    self.part = part
    self.columns = columns
    self.rows = rows
    samples = [Sum](repeating: .zero, count: columns * 32)
  }

  /// Returns the cells of a row; what is transparent shows the colour under its cell.
  mutating func cells(ofRow row: Int, under: (_ column: Int) -> RGB) -> [Cell] {
    let papers = (0..<columns).map(under)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for line in 0..<8 {
        let y = row * 8 + line
        let top = part.y + y * part.height / (rows * 8)
        let bottom = max(top + 1, part.y + (y + 1) * part.height / (rows * 8))
        for x in 0..<columns * 4 {
          let left = part.x + x * part.width / (columns * 4)
          let right = max(left + 1, part.x + (x + 1) * part.width / (columns * 4))
          samples[line * columns * 4 + x] = Self.mean(pixels, bitmap.width, left..<right, top..<bottom, papers[x / 4])
        }
      }
    }
    return (0..<columns).map(cell)
  }

  private func cell(_ column: Int) -> Cell {
    var quadrants = (Sum.zero, Sum.zero, Sum.zero, Sum.zero)
    var (first, last) = (Sum.zero, Sum.zero)
    // Sums of the lower 1 to 7 rows, from below.
    var lower = (Sum.zero, Sum.zero, Sum.zero, Sum.zero, Sum.zero, Sum.zero, Sum.zero)
    samples.withUnsafeBufferPointer { samples in
      for y in 0..<8 {
        let at = y * columns * 4 + column * 4
        let (left, right) = (samples[at] + samples[at + 1], samples[at + 2] + samples[at + 3])
        first += samples[at]
        last += samples[at + 3]
        if y < 4 {
          quadrants.0 += left
          quadrants.1 += right
        } else {
          quadrants.2 += left
          quadrants.3 += right
        }
        let sum = left + right
        if y >= 7 { lower.0 += sum }
        if y >= 6 { lower.1 += sum }
        if y >= 5 { lower.2 += sum }
        if y >= 4 { lower.3 += sum }
        if y >= 3 { lower.4 += sum }
        if y >= 2 { lower.5 += sum }
        if y >= 1 { lower.6 += sum }
      }
    }
    let total = quadrants.0 + quadrants.1 + quadrants.2 + quadrants.3
    var choice = Choice(total)
    choice.consider(lower.0, 0)
    choice.consider(lower.1, 1)
    choice.consider(lower.2, 2)
    choice.consider(lower.3, 3)
    choice.consider(lower.4, 4)
    choice.consider(lower.5, 5)
    choice.consider(lower.6, 6)
    choice.consider(first, 7)
    choice.consider(quadrants.0 + quadrants.2, 8)
    choice.consider(total - last, 9)
    choice.consider(quadrants.0, 10)
    choice.consider(quadrants.1, 11)
    choice.consider(quadrants.2, 12)
    choice.consider(quadrants.3, 13)
    choice.consider(quadrants.0 + quadrants.3, 14)
    return choice.cell
  }

  /// The best split so far.
  private struct Choice {
    let total: Sum
    var score: Float
    var split: Int?
    var front = Sum.zero

    init(_ total: Sum) {
      self.total = total
      // A split must be worth something, or flat places would flicker between glyphs.
      score = (total * total).sum() / 32 + 1
    }

    mutating func consider(_ front: Sum, _ split: Int) {
      let count = Self.counts[split]
      let back = total - front
      let score = (front * front).sum() / count + (back * back).sum() / (32 - count)
      if score > self.score {
        self.score = score
        self.split = split
        self.front = front
      }
    }

    var cell: Cell {
      guard let split else {
        let colour = Self.colour(total, 32)
        return Cell(" ", ink: colour, paper: colour)
      }
      let count = Self.counts[split]
      return Cell(
        PictureGlyph.splits[split].text, ink: Self.colour(front, count), paper: Self.colour(total - front, 32 - count))
    }

    private static let counts = PictureGlyph.splits.map { Float($0.mask.nonzeroBitCount) }

    private static func colour(_ sum: Sum, _ count: Float) -> RGB {
      let mean = (sum / count + 0.5).clamped(lowerBound: .zero, upperBound: Sum(repeating: 255))
      return RGB(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
    }
  }

  private static func mean(
    _ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ xs: Range<Int>, _ ys: Range<Int>, _ paper: RGB
  ) -> Sum {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in ys {
      var at = (y * width + xs.lowerBound) * 4
      for _ in xs {
        let opacity = Int(pixels[at + 3])
        red += Int(pixels[at]) * opacity
        green += Int(pixels[at + 1]) * opacity
        blue += Int(pixels[at + 2]) * opacity
        alpha += opacity
        at += 4
      }
    }
    let area = xs.count * ys.count
    let rest = area * 255 - alpha
    return Sum(
      Float(red + Int(paper.red) * rest), Float(green + Int(paper.green) * rest), Float(blue + Int(paper.blue) * rest), 0)
      / Float(area * 255)
  }
}
