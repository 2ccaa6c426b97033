/// The elements of a WebM, each within its parent.
struct WebMStructure {
  private var tracks: Set<UInt64> = []
  private var elementsLeft = MediaLimits.mostBlocks

  /// The elements of the segment's own level.
  private static let outer: Set<UInt32> = [
    0x114D_9B74, 0x1549_A966, 0x1654_AE6B, 0x1F43_B675, 0x1C53_BB6B, 0x1254_C367, 0x1043_A770, 0x1941_A469,
  ]
  private static let cluster: UInt32 = 0x1F43_B675

  /// Walks all elements to the end of the segment.
  static func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let header = EBMLElement(&bytes, at: 0), let start = header.end, let segment = EBMLElement(&bytes, at: start) else {
      throw .stops(.webm, at: bytes.byteCount, "before its segment")
    }
    // Blocks are far apart: a page around each header is enough.
    bytes.readsAhead = false
    var structure = WebMStructure()
    let end = min(segment.end ?? bytes.byteCount, bytes.byteCount)
    var at = segment.body
    while at < end {
      let element = try structure.element(&bytes, at: at, in: end, of: "segment", isLast: segment.end == nil)
      switch element.id {
      case cluster: at = try structure.walkCluster(&bytes, element, to: end, isLast: segment.end == nil)
      case 0x1654_AE6B: at = try structure.walkTracks(&bytes, element, to: end)
      default:
        guard let next = element.end else {
          throw .damaged(.webm, at: at, "where an element that is no cluster has no size")
        }
        at = next
      }
    }
  }

  /// Reads an element that must end within its parent.
  private mutating func element(
    _ bytes: inout MediaBytes, at start: Int, in end: Int, of parent: String, isLast: Bool
  ) throws(MediaFault) -> EBMLElement {
    elementsLeft -= 1
    guard elementsLeft > 0 else { throw .tooComplex(.webm, at: start, "\(MediaLimits.mostBlocks.grouped) elements") }
    guard let element = EBMLElement(&bytes, at: start), element.body <= end else {
      if isLast, start > bytes.byteCount - 12 { throw .stops(.webm, at: bytes.byteCount, "inside an element") }
      throw .damaged(.webm, at: start, "where an element of its \(parent) should begin")
    }
    if let next = element.end, next > end {
      if isLast, end == bytes.byteCount { throw .stops(.webm, at: bytes.byteCount, "inside its media data") }
      throw .damaged(.webm, at: start, "an element should end at byte \(next.grouped), and its \(parent) ends at \(end.grouped)")
    }
    return element
  }

  private mutating func walkTracks(_ bytes: inout MediaBytes, _ list: EBMLElement, to end: Int) throws(MediaFault) -> Int {
    let end = list.end ?? end
    var at = list.body
    while at < end {
      let entry = try element(&bytes, at: at, in: end, of: "tracks", isLast: false)
      guard let next = entry.end else { throw .damaged(.webm, at: at, "where a track has no size") }
      if entry.id == 0xAE {
        var inner = entry.body
        while inner < next {
          let member = try element(&bytes, at: inner, in: next, of: "track", isLast: false)
          if member.id == 0xD7, let number = member.number(&bytes) { tracks.insert(number) }
          guard let after = member.end else { throw .damaged(.webm, at: inner, "where an element has no size") }
          inner = after
        }
      }
      at = next
    }
    return end
  }

  /// Walks a cluster; one without a size ends where the next element of the segment begins.
  private mutating func walkCluster(
    _ bytes: inout MediaBytes, _ cluster: EBMLElement, to limit: Int, isLast: Bool
  ) throws(MediaFault) -> Int {
    let end = cluster.end ?? limit
    var at = cluster.body
    while at < end {
      let block = try element(&bytes, at: at, in: end, of: "cluster", isLast: isLast)
      if cluster.end == nil, Self.outer.contains(block.id) { return at }
      if block.id == 0xA3 { try checkTrack(&bytes, at: block.body, end: block.end ?? end) }
      guard let next = block.end else { throw .damaged(.webm, at: at, "where a block has no size") }
      at = next
    }
    return end
  }

  /// Asks whether a block is of a track that the file has.
  private func checkTrack(_ bytes: inout MediaBytes, at body: Int, end: Int) throws(MediaFault) {
    guard let first = bytes.byte(at: body), first > 0, body < end else {
      throw .damaged(.webm, at: body, "where a block should name its track")
    }
    let length = first.leadingZeroBitCount + 1
    var number = UInt64(first) & (0xFF >> UInt64(length))
    for at in 1..<max(1, length) { number = number << 8 | UInt64(bytes.byte(at: body + at) ?? 0) }
    guard tracks.isEmpty || tracks.contains(number) else {
      throw .damaged(.webm, at: body, "where a block is of track \(number), which the file does not have")
    }
  }
}
