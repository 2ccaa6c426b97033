/// What the segment index (sidx boxes) of a fragmented MP4 says.
struct MP4Segments {
  /// The byte after the last segment.
  var end = 0
  private var reference: UInt32?
  private var units: UInt64 = 0
  private var timescale: UInt32 = 0

  /// The time of all segments, nil where there is no such index.
  var seconds: Double? {
    units > 0 && timescale > 0 ? Double(units) / Double(timescale) : nil
  }

  /// Adds the segments of one box; those of a second stream are left out.
  mutating func read(_ bytes: inout MediaBytes, _ box: Box) {
    let isLong = bytes.byte(at: box.body) != 0
    guard let stream = bytes.big32(at: box.body + 4), reference == nil || reference == stream,
      let scale = bytes.big32(at: box.body + 8), let count = bytes.big16(at: box.body + (isLong ? 30 : 22))
    else { return }
    reference = stream
    timescale = scale
    let gap = isLong ? bytes.big64(at: box.body + 20) : bytes.big32(at: box.body + 16).map(UInt64.init)
    var reached = box.end.boundedSum(Int(clamping: gap ?? 0))
    var entry = box.body + (isLong ? 32 : 24)
    for _ in 0..<count {
      guard entry <= box.end - 12, let size = bytes.big32(at: entry), let duration = bytes.big32(at: entry + 4) else { return }
      // The highest bit marks a further index, whose own box tells its time.
      if size >> 31 == 0 { units += UInt64(duration) }
      reached = reached.boundedSum(Int(size & 0x7FFF_FFFF))
      entry += 12
    }
    end = max(end, reached)
  }
}
