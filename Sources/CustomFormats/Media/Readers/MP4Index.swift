/// Reads the index (moov box) of an MP4.
struct MP4Index {
  /// What was read so far.
  var movie = MP4Movie()
  /// The boxes that may still be read.
  var partsLeft = MediaLimits.mostParts

  /// The deepest level that holds a fact: moov, trak, mdia, minf, stbl, stsd.
  private static let deepest = 6
  /// The most tracks kept.
  private static let mostTracks = 256

  /// Reads the boxes of a container.
  mutating func read(_ bytes: inout MediaBytes, from start: Int, to end: Int, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    var at = start
    while partsLeft > 0, let box = Box(&bytes, at: at, before: end), box.end > at {
      partsLeft -= 1
      read(&bytes, box, to: min(box.end, end), depth: depth)
      at = box.end
    }
  }

  private mutating func read(_ bytes: inout MediaBytes, _ box: Box, to end: Int, depth: Int) {
    let body = box.body
    switch box.type {
    case "trak":
      guard movie.tracks.count < Self.mostTracks else { return }
      movie.tracks.append(MP4Track())
      read(&bytes, from: body, to: end, depth: depth + 1)
    case "mdia", "minf", "stbl", "mvex": read(&bytes, from: body, to: end, depth: depth + 1)
    case "mvhd":
      (movie.timescale, movie.duration) = bytes.clock(at: body)
    case "mehd":
      movie.fragmentedDuration = bytes.byte(at: body) == 1 ? bytes.duration64(at: body + 4) : bytes.duration32(at: body + 4)
    case "trex":
      movie.isFragmented = true
      if let track = bytes.big32(at: body + 4), let duration = bytes.big32(at: body + 12) {
        movie.sampleDurations[track] = duration
      }
    case "cmov": movie.isCompressed = true
    default:
      guard var track = movie.tracks.popLast() else { return }
      track.read(&bytes, box, to: end)
      movie.tracks.append(track)
    }
  }
}
