/// Walks a GIF block by block.
struct GIFBlocks {
  /// One step of the walk.
  enum Block {
    /// A frame.
    case frame(GIFFrame)
    /// What applies to the next frame: its time in 1/100 s and its transparent colour.
    case control(hundredths: Int, transparent: UInt8?)
    /// An extension without meaning here.
    case other
    /// The end mark.
    case end
  }

  /// The width of the canvas.
  let width: Int
  /// The height of the canvas.
  let height: Int
  /// The colours of frames without their own.
  let colours: GIFColours?
  private var at: Int

  /// Reads the header.
  init(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let width = bytes.little16(at: 6), let height = bytes.little16(at: 8), let packed = bytes.byte(at: 10),
      bytes.holds(12, 1)
    else { throw .stops(.gif, at: bytes.byteCount, "inside its header") }
    self.width = width
    self.height = height
    colours = GIFColours(packed: packed, start: 13)
    at = 13 + 3 * (colours?.count ?? 0)
  }

  /// Steps over one block and tells what it was; pixels need not be walked when the walk ends there.
  mutating func next(_ bytes: inout MediaBytes, skipsFrame: Bool = true) throws(MediaFault) -> Block {
    guard let kind = bytes.byte(at: at) else { throw cut(bytes.byteCount) }
    switch kind {
    case 0x3B:
      return .end
    case 0x2C:
      let frame = try frame(&bytes)
      if skipsFrame { at = try skipSubBlocks(&bytes, from: frame.data + 1) }
      return .frame(frame)
    case 0x21:
      let block = control(&bytes)
      at = try skipSubBlocks(&bytes, from: at + 2)
      return block
    default:
      throw .damaged(.gif, at: at, "where a block should begin")
    }
  }

  private func cut(_ byteCount: Int) -> MediaFault {
    .stops(.gif, at: byteCount, "without an end marker")
  }

  private func frame(_ bytes: inout MediaBytes) throws(MediaFault) -> GIFFrame {
    guard let left = bytes.little16(at: at + 1), let top = bytes.little16(at: at + 3),
      let width = bytes.little16(at: at + 5), let height = bytes.little16(at: at + 7), let packed = bytes.byte(at: at + 9)
    else { throw cut(bytes.byteCount) }
    let colours = GIFColours(packed: packed, start: at + 10)
    return GIFFrame(
      left: left, top: top, width: width, height: height, isInterlaced: packed & 0x40 != 0, colours: colours,
      data: at + 10 + 3 * (colours?.count ?? 0))
  }

  private func control(_ bytes: inout MediaBytes) -> Block {
    guard bytes.byte(at: at + 1) == 0xF9, bytes.byte(at: at + 2) == 4, let packed = bytes.byte(at: at + 3),
      let delay = bytes.little16(at: at + 4), let transparent = bytes.byte(at: at + 6)
    else { return .other }
    return .control(hundredths: delay, transparent: packed & 1 != 0 ? transparent : nil)
  }

  private func skipSubBlocks(_ bytes: inout MediaBytes, from start: Int) throws(MediaFault) -> Int {
    var at = start
    while let count = bytes.byte(at: at) {
      at += 1 + Int(count)
      if count == 0 { return at }
      guard at < MediaLimits.mostBytesWalked else { throw .tooComplex(.gif, at: at, "no end marker") }
    }
    throw cut(bytes.byteCount)
  }
}
