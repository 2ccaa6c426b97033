/// Shrinks RGBA pixels, each new one the mean of the area it covers.
///
/// Lengths are counted so that an old pixel is as wide as the new width and a new one as wide as the old width: every
/// overlap is then a whole number, and the result the same on every machine.
struct AreaAverage {
  private let width: Int
  private let target: FittedSize
  private let height: Int
  /// For each old column: its new column, and how much of it lies there; the rest lies in the next.
  private let columns: [(first: Int, share: Int)]
  private var line: [Int]
  private var sums: [Int]

  private init(width: Int, height: Int, target: FittedSize) {
    self.width = width
    self.height = height
    self.target = target
    columns = (0..<width).map { Self.overlap(of: $0, step: target.width, cell: width) }
    line = [Int](repeating: 0, count: target.width * 4)
    sums = [Int](repeating: 0, count: target.width * 4)
  }

  /// Gives the pixels of the shrunk picture.
  static func shrunk(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, to target: FittedSize) -> [UInt8] {
    if target.width == width, target.height == height {
      return Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }
    var average = AreaAverage(width: width, height: height, target: target)
    return average.run(pixels)
  }

  /// Tells the cell a step falls into and the part of the step that lies there.
  private static func overlap(of index: Int, step: Int, cell: Int) -> (first: Int, share: Int) {
    let start = index * step
    let first = start / cell
    return (first, min(step, (first + 1) * cell - start))
  }

  private mutating func run(_ pixels: UnsafePointer<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: target.width * target.height * 4)
    for y in 0..<height {
      sumColumns(pixels + y * width * 4)
      let (row, share) = Self.overlap(of: y, step: target.height, cell: height)
      add(share)
      let isLast = (y + 1) * target.height >= (row + 1) * height
      if isLast {
        finish(&result, row)
        if share < target.height { add(target.height - share) }
      }
    }
    return result
  }

  private mutating func sumColumns(_ row: UnsafePointer<UInt8>) {
    let step = target.width
    line.withUnsafeMutableBufferPointer { line in
      line.update(repeating: 0)
      columns.withUnsafeBufferPointer { columns in
        for x in 0..<columns.count {
          let (first, share) = columns[x]
          let pixel = row + x * 4
          let alpha = Int(pixel[3])
          let (red, green, blue) = (Int(pixel[0]) * alpha, Int(pixel[1]) * alpha, Int(pixel[2]) * alpha)
          let at = first * 4
          line[at] += red * share
          line[at + 1] += green * share
          line[at + 2] += blue * share
          line[at + 3] += alpha * share
          let rest = step - share
          if rest > 0 {
            line[at + 4] += red * rest
            line[at + 5] += green * rest
            line[at + 6] += blue * rest
            line[at + 7] += alpha * rest
          }
        }
      }
    }
  }

  private mutating func add(_ weight: Int) {
    line.withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        for at in 0..<sums.count { sums[at] += line[at] * weight }
      }
    }
  }

  private mutating func finish(_ result: inout [UInt8], _ row: Int) {
    let area = width * height
    for x in 0..<target.width {
      let at = x * 4
      let out = (row * target.width + x) * 4
      let alpha = sums[at + 3]
      for sample in 0..<3 where alpha > 0 {
        result[out + sample] = UInt8(clamping: (sums[at + sample] + alpha / 2) / alpha)
      }
      result[out + 3] = UInt8(clamping: (alpha + area / 2) / area)
    }
    sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }
}
