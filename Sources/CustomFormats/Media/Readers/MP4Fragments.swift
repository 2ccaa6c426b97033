/// What the fragments (moof boxes) of an MP4 say of one track.
struct MP4Fragments {
  /// The time of all samples in the track's own units.
  var units: UInt64 = 0
  /// The number of samples.
  var sampleCount = 0

  /// Adds one fragment's samples of a track, with the time the index gives to samples without their own.
  mutating func read(_ bytes: inout MediaBytes, _ fragment: Box, track: UInt32, defaultDuration: UInt32) {
    let end = min(fragment.end, bytes.byteCount)
    var at = fragment.body
    for _ in 0..<256 {
      guard let box = Box(&bytes, at: at, before: end) else { return }
      if box.type == "traf" {
        readTrack(&bytes, from: box.body, to: min(box.end, end), track: track, defaultDuration: defaultDuration)
      }
      at = box.end
    }
  }

  private mutating func readTrack(
    _ bytes: inout MediaBytes, from start: Int, to end: Int, track: UInt32, defaultDuration: UInt32
  ) {
    var at = start
    var duration = defaultDuration
    for _ in 0..<256 {
      guard let box = Box(&bytes, at: at, before: end) else { return }
      if box.type == "tfhd" {
        guard bytes.big32(at: box.body + 4) == track, let flags = bytes.big32(at: box.body) else { return }
        let skipped = (flags & 1 != 0 ? 8 : 0) + (flags & 2 != 0 ? 4 : 0)
        if flags & 8 != 0 { duration = bytes.big32(at: box.body + 8 + skipped) ?? duration }
      }
      if box.type == "trun" { readRun(&bytes, box, to: min(box.end, end), duration) }
      at = box.end
    }
  }

  private mutating func readRun(_ bytes: inout MediaBytes, _ box: Box, to end: Int, _ duration: UInt32) {
    guard let flags = bytes.big32(at: box.body), let count = bytes.big32(at: box.body + 4) else { return }
    let fields = (flags >> 8 & 0xF).nonzeroBitCount
    let first = box.body + 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
    guard flags & 0x100 != 0 else {
      // No per-sample times, so the count is multiplied; it is as trustworthy as the box is long.
      let isStated = fields == 0 || Int(count) <= (end - first) / (4 * fields)
      return isStated ? add(Int(count), UInt64(count) * UInt64(duration)) : ()
    }
    let room = min(Int(count), (end - first) / (4 * fields), MediaLimits.mostBlocks - sampleCount)
    for sample in 0..<max(0, room) {
      add(1, UInt64(bytes.big32(at: first + 4 * fields * sample) ?? 0))
    }
  }

  private mutating func add(_ samples: Int, _ time: UInt64) {
    let (sum, overflow) = units.addingReportingOverflow(time)
    units = overflow ? units : sum
    sampleCount = sampleCount.boundedSum(samples)
  }
}
