import Documents

/// Where the creatives of a run stand, in eight bytes each.
struct CreativeSpots: Sendable {
  /// A line of a file.
  struct Spot: Sendable {
    fileprivate var file: UInt32
    fileprivate var line: UInt32
  }

  private var files: [String?] = []
  /// The last line that was counted, and the byte that it was counted to.
  private var counted: (line: Int, byte: Int) = (1, 0)

  /// Returns the spot of the next creative.
  ///
  /// In a list the lines are counted on from the creative before, so that a long list is walked once.
  mutating func spot(of creative: Creative) -> Spot {
    let isNext = creative.root > 0 && files.last == .some(creative.file) && counted.byte <= creative.start
    if files.last != .some(creative.file) { files.append(creative.file) }
    let document = creative.document
    var (line, byte) = isNext ? counted : (document.firstLine, document.range.lowerBound)
    while byte < creative.start {
      if document.bytes[byte] == 0x0A { line += 1 }
      byte += 1
    }
    counted = (line, byte)
    return Spot(file: UInt32(clamping: files.count - 1), line: UInt32(clamping: line))
  }

  /// Returns a spot in words: "spring.ndjson:12".
  func words(for spot: Spot) -> String {
    let file = files.indices.contains(Int(spot.file)) ? files[Int(spot.file)] : nil
    return file.map { "\($0.visible):\(spot.line)" } ?? "line \(spot.line)"
  }
}
