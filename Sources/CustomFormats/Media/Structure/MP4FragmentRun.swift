/// Where the samples of one track's fragment stand.
struct MP4FragmentRun {
  /// The place of the fragment in the file.
  let fragmentStart: Int

  /// A stretch of the file.
  struct Extent {
    /// Its first byte.
    let start: UInt64
    /// Its length in bytes.
    let length: Int
  }

  /// Gives the stretches of a track's runs; those whose place only an earlier track tells are left out.
  func extents(_ bytes: inout MediaBytes, _ track: Box, defaultSizes: [UInt32: Int]) -> [Extent] {
    var base = UInt64(fragmentStart)
    var usual = 0
    var extents: [Extent] = []
    var at = track.body
    while let box = Box(&bytes, at: at, before: track.end) {
      if box.type == "tfhd", let flags = bytes.big32(at: box.body) {
        usual = bytes.big32(at: box.body + 4).flatMap { defaultSizes[$0] } ?? 0
        if flags & 1 != 0 { base = bytes.big64(at: box.body + 8) ?? base }
        let skipped = (flags & 1 != 0 ? 8 : 0) + (flags & 2 != 0 ? 4 : 0) + (flags & 8 != 0 ? 4 : 0)
        if flags & 0x10 != 0 { usual = Int(bytes.big32(at: box.body + 8 + skipped) ?? 0) }
      }
      if box.type == "trun", let extent = Self.extent(&bytes, box, base: base, usual: usual) { extents.append(extent) }
      at = box.end
    }
    return extents
  }

  private static func extent(_ bytes: inout MediaBytes, _ box: Box, base: UInt64, usual: Int) -> Extent? {
    guard let flags = bytes.big32(at: box.body), flags & 1 != 0, let count = bytes.big32(at: box.body + 4),
      let relative = bytes.big32(at: box.body + 8).map({ Int64(Int32(bitPattern: $0)) })
    else { return nil }
    let start = relative < 0 ? base &- UInt64(-relative) : base &+ UInt64(relative)
    guard flags & 0x200 != 0 else {
      let (length, overflow) = Int(count).multipliedReportingOverflow(by: usual)
      return Extent(start: start, length: overflow ? .max : length)
    }
    let step = 4 * (flags >> 8 & 0xF).nonzeroBitCount
    let first = box.body + 12 + (flags & 4 != 0 ? 4 : 0) + (flags & 0x100 != 0 ? 4 : 0)
    var length = 0
    for sample in 0..<min(Int(count), max(0, box.end - first) / step + 1) {
      length = length.boundedSum(Int(bytes.big32(at: first + step * sample) ?? 0))
    }
    return Extent(start: start, length: length)
  }
}
