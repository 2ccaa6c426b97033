/// One box of an MP4 or MOV.
struct Box {
  /// What it holds.
  let type: FourCC
  /// The place of its size.
  let start: Int
  /// The place of its contents.
  let body: Int
  /// The byte after it, as its size says.
  let end: Int

  /// Reads a box's header; a size of 0 reaches to the limit.
  ///
  /// Nil where no header fits or the size is smaller than the header.
  init?(_ bytes: inout MediaBytes, at start: Int, before limit: Int) {
    guard start <= limit - 8, let short = bytes.big32(at: start), let type = bytes.fourCC(at: start + 4) else { return nil }
    self.type = type
    self.start = start
    switch short {
    case 0:
      body = start + 8
      end = limit
    case 1:
      guard start <= limit - 16, let long = bytes.big64(at: start + 8), long >= 16 else { return nil }
      body = start + 16
      end = start.boundedSum(Int(clamping: long))
    default:
      guard short >= 8 else { return nil }
      body = start + 8
      end = start.boundedSum(Int(short))
    }
  }
}
