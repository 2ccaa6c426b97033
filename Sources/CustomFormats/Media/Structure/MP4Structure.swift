/// The boxes of an MP4 or MOV, each within its parent, and the media data that its tables speak of.
struct MP4Structure {
  private let type: MediaType
  private let byteCount: Int
  private var data: [Range<Int>] = []
  private var defaultSizes: [UInt32: Int] = [:]
  private var partsLeft = MediaLimits.mostParts

  /// Boxes that hold boxes and nothing else.
  private static let containers: Set<FourCC> = [
    "moov", "trak", "mdia", "minf", "stbl", "edts", "dinf", "mvex", "moof", "traf", "mfra",
  ]
  private static let deepest = 16

  /// Walks all boxes, then the tables.
  static func walk(_ bytes: inout MediaBytes, as type: MediaType) throws(MediaFault) {
    // Outer boxes are far apart: a page around each header is enough.
    bytes.readsAhead = false
    var structure = MP4Structure(type: type, byteCount: bytes.byteCount)
    var index: Box?
    var fragments: [Box] = []
    var at = 0
    while structure.partsLeft > 0, let box = Box(&bytes, at: at, before: bytes.byteCount), box.end <= bytes.byteCount {
      structure.partsLeft -= 1
      switch box.type {
      case "mdat": structure.data.append(box.body..<box.end)
      case "moov" where index == nil: index = box
      case "moof": fragments.append(box)
      default: break
      }
      at = box.end
    }
    guard structure.partsLeft > 0 else { throw .tooComplex(type, at: at, "\(MediaLimits.mostParts.grouped) boxes") }
    if let index { try structure.walkIndex(&bytes, index) }
    for fragment in fragments { try structure.walkFragment(&bytes, fragment) }
  }

  private init(type: MediaType, byteCount: Int) {
    self.type = type
    self.byteCount = byteCount
  }

  /// Walks the index in memory, where its tables can be read side by side.
  private mutating func walkIndex(_ bytes: inout MediaBytes, _ index: Box) throws(MediaFault) {
    guard let body = bytes.copyAll(from: index.start, to: index.end, atMost: MediaLimits.mostIndexBytes) else {
      throw .tooComplex(type, at: index.start, "an index of \((index.end - index.start).grouped) bytes")
    }
    var inside = MediaBytes(body)
    guard let whole = Box(&inside, at: 0, before: inside.byteCount) else { return }
    try walkBoxes(&inside, whole, base: index.start, depth: 0)
    try walkTracks(&inside, whole, base: index.start)
  }

  /// Looks whether each box ends within the one around it.
  private mutating func walkBoxes(_ bytes: inout MediaBytes, _ parent: Box, base: Int, depth: Int) throws(MediaFault) {
    guard depth < Self.deepest else { throw .tooComplex(type, at: base + parent.start, "\(depth) boxes inside one another") }
    var at = parent.body
    // A parent may end in four zero bytes, QuickTime's end mark.
    while at <= parent.end - 8 {
      partsLeft -= 1
      guard partsLeft > 0 else { throw .tooComplex(type, at: base + at, "\(MediaLimits.mostParts.grouped) boxes") }
      guard let box = Box(&bytes, at: at, before: parent.end) else {
        throw .damaged(type, at: base + at, "where a box inside its \(parent.type) box should begin")
      }
      guard box.end <= parent.end else {
        let ends = "its \(box.type) box should end at byte \(base.boundedSum(box.end).grouped)"
        throw .damaged(
          type, at: base + at, "\(ends), and the \(parent.type) box around it ends at \((base + parent.end).grouped)")
      }
      if Self.containers.contains(box.type) { try walkBoxes(&bytes, box, base: base, depth: depth + 1) }
      if box.type == "trex", let track = bytes.big32(at: box.body + 4), let size = bytes.big32(at: box.body + 16) {
        defaultSizes[track] = Int(size)
      }
      at = box.end
    }
  }

  private func walkTracks(_ bytes: inout MediaBytes, _ index: Box, base: Int) throws(MediaFault) {
    var at = index.body
    var number = 0
    while let box = Box(&bytes, at: at, before: index.end) {
      if box.type == "trak" {
        number += 1
        if let table = MP4SampleTable(&bytes, track: box) { try walk(table, &bytes, track: number) }
      }
      at = box.end
    }
  }

  /// Looks whether each chunk of samples lies in media data.
  private func walk(_ table: MP4SampleTable, _ bytes: inout MediaBytes, track: Int) throws(MediaFault) {
    var chunks = table.chunks
    while let chunk = chunks.next(&bytes) {
      try check(chunk.start, chunk.length, "chunk \(chunk.number.grouped) of track \(track)")
    }
  }

  private func check(_ start: UInt64, _ length: Int, _ what: String) throws(MediaFault) {
    guard let first = Int(exactly: start), first.boundedSum(length) <= byteCount else {
      let end = Int(clamping: start).boundedSum(length)
      throw .stops(type, at: byteCount, "before the end of \(what), which its index places at bytes \(start) to \(end)")
    }
    guard length > 0 else { return }
    guard data.contains(where: { $0.lowerBound <= first && first + length <= $0.upperBound }) else {
      throw .damaged(type, at: first, "where its index places \(what) and no media data is")
    }
  }

  /// Looks whether the samples of a fragment lie in media data.
  private mutating func walkFragment(_ bytes: inout MediaBytes, _ fragment: Box) throws(MediaFault) {
    guard let body = bytes.copyAll(from: fragment.start, to: fragment.end, atMost: MediaLimits.mostIndexBytes) else {
      throw .tooComplex(type, at: fragment.start, "a fragment of \((fragment.end - fragment.start).grouped) bytes")
    }
    var inside = MediaBytes(body)
    guard let whole = Box(&inside, at: 0, before: inside.byteCount) else { return }
    try walkBoxes(&inside, whole, base: fragment.start, depth: 0)
    var at = whole.body
    while let box = Box(&inside, at: at, before: whole.end) {
      if box.type == "traf" {
        let run = MP4FragmentRun(fragmentStart: fragment.start)
        for extent in run.extents(&inside, box, defaultSizes: defaultSizes) {
          try check(extent.start, extent.length, "samples of the fragment at byte \(fragment.start.grouped)")
        }
      }
      at = box.end
    }
  }
}
