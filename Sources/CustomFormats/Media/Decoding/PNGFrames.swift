/// The frames of an animated PNG, each as the chunks that a picture of its own needs.
struct PNGFrames {
  /// One frame.
  struct Frame {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The left edge on the picture.
    let left: Int
    /// The top edge on the picture.
    let top: Int
    /// Tells whether its pixels are those of the picture without animation.
    var isPicture = false
    /// The stretches of its compressed pixels.
    var data: [Range<Int>] = []
  }

  /// The frames in order.
  private(set) var frames: [Frame] = []

  private let bytes: [UInt8]
  /// The chunks that all frames need: colours and transparency.
  private var shared: [Range<Int>] = []

  /// Finds the frames of a PNG whose chunks are sound.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var view = MediaBytes(bytes)
    var at = 8
    while let length = view.big32(at: at), let type = view.fourCC(at: at + 4) {
      let end = (at + 8).boundedSum(Int(length))
      guard end <= bytes.count - 4, frames.count < MediaLimits.mostParts else { return }
      switch type {
      case "PLTE", "tRNS": shared.append(at..<end + 4)
      case "fcTL":
        if let frame = Self.frame(&view, at: at + 8) { frames.append(frame) }
      case "IDAT" where !frames.isEmpty: frames[frames.count - 1].isPicture = true
      case "fdAT" where !frames.isEmpty && length >= 4: frames[frames.count - 1].data.append(at + 12..<end)
      default: break
      }
      at = end + 4
    }
  }

  private static func frame(_ view: inout MediaBytes, at body: Int) -> Frame? {
    let sides = (1...4).map { view.big32(at: body + 4 * $0).map(Int.init) ?? 0 }
    return Frame(width: sides[0], height: sides[1], left: sides[2], top: sides[3])
  }

  /// Makes a PNG of one frame.
  func picture(of frame: Frame) -> [UInt8] {
    var picture = Array(bytes[..<8])
    var header = Array(bytes[12..<29])
    header.replaceSubrange(4..<12, with: Self.big(frame.width) + Self.big(frame.height))
    Self.add(header, to: &picture)
    for chunk in shared { picture += bytes[chunk] }
    for part in frame.data { Self.add(Array("IDAT".utf8) + bytes[part], to: &picture) }
    Self.add(Array("IEND".utf8), to: &picture)
    return picture
  }

  /// Adds a chunk, given as its type and data.
  private static func add(_ chunk: [UInt8], to picture: inout [UInt8]) {
    var sum = CRC32()
    chunk.withUnsafeBytes { sum.add($0) }
    picture += big(chunk.count - 4) + chunk + big(Int(sum.value))
  }

  private static func big(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian, Array.init)
  }
}
