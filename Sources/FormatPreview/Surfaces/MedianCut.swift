import CustomFormats

/// The colours that stand for all of a picture: boxes of near ones are cut at their middle until there are enough.
///
/// Colours are told apart by five bits a channel.
struct MedianCut {
  /// The colours.
  private(set) var colours: [RGB] = []
  private var numbers = [UInt8](repeating: 0, count: 32_768)

  /// Chooses at most so many colours, 256 or fewer, of the pixels that show.
  init(_ bitmap: Bitmap, colours most: Int) {
    var counts = [Int](repeating: 0, count: 32_768)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (red, green, blue, alpha) = bitmap[x, y]
        if alpha >= 128 { counts[Self.bin(RGB(red, green, blue))] += 1 }
      }
    }
    var boxes = [Box(counts.indices.filter { counts[$0] > 0 }, counts)]
    while boxes.count < min(most, 256), let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let (low, high) = boxes[widest].halves(counts)
    {
      boxes[widest] = low
      boxes.append(high)
    }
    for (number, box) in boxes.enumerated() where !box.bins.isEmpty {
      colours.append(box.mean(counts))
      for bin in box.bins { numbers[bin] = UInt8(number) }
    }
  }

  /// Returns the number of the colour that stands for another one of the picture.
  func number(of colour: RGB) -> UInt8 { numbers[Self.bin(colour)] }

  private static func bin(_ colour: RGB) -> Int {
    Int(colour.red >> 3) << 10 | Int(colour.green >> 3) << 5 | Int(colour.blue >> 3)
  }

  /// Colours that are near one another.
  private struct Box {
    let bins: [Int]
    let shift: Int
    /// How much is gained by cutting it: nothing where it is one colour.
    let weight: Int

    init(_ bins: [Int], _ counts: [Int]) {
      self.bins = bins
      let spans = [10, 5, 0].map { shift in
        let values = bins.map { $0 >> shift & 31 }
        return (shift: shift, span: (values.max() ?? 0) - (values.min() ?? 0))
      }
      let widest = spans.max { $0.span < $1.span } ?? (0, 0)
      shift = widest.shift
      weight = widest.span * bins.reduce(0) { $0 + counts[$1] }
    }

    /// Returns both halves, each with about as many pixels; nil for one colour.
    func halves(_ counts: [Int]) -> (Box, Box)? {
      guard bins.count > 1, weight > 0 else { return nil }
      let sorted = bins.sorted { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
      let half = bins.reduce(0) { $0 + counts[$1] } / 2
      var sum = 0
      let middle = sorted.firstIndex { bin in
        sum += counts[bin]
        return sum > half
      }
      let cut = min(max(1, middle ?? 1), sorted.count - 1)
      return (Box(Array(sorted[..<cut]), counts), Box(Array(sorted[cut...]), counts))
    }

    /// Returns the mean of its colours, the middle of each bin.
    func mean(_ counts: [Int]) -> RGB {
      let count = max(1, bins.reduce(0) { $0 + counts[$1] })
      func channel(_ shift: Int) -> UInt8 {
        UInt8(bins.reduce(0) { $0 + counts[$1] * (($1 >> shift & 31) * 255 + 15) / 31 } / count)
      }
      return RGB(channel(10), channel(5), channel(0))
    }
  }
}
