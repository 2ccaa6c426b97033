extension MediaBytes {
  /// Reads the timescale and duration of a movie or media header.
  mutating func clock(at body: Int) -> (timescale: UInt32, duration: UInt64) {
    if byte(at: body) == 1 {
      return (big32(at: body + 20) ?? 0, duration64(at: body + 24))
    }
    return (big32(at: body + 12) ?? 0, duration32(at: body + 16))
  }

  /// Reads a duration of four bytes, 0 where it is said to be unknown.
  mutating func duration32(at offset: Int) -> UInt64 {
    guard let duration = big32(at: offset), duration != .max else { return 0 }
    return UInt64(duration)
  }

  /// Reads a duration of eight bytes, 0 where it is said to be unknown.
  mutating func duration64(at offset: Int) -> UInt64 {
    guard let duration = big64(at: offset), duration != .max, duration != UInt64(UInt32.max) else { return 0 }
    return duration
  }
}
