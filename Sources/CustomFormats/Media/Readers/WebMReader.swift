/// Reads WebM: its segment's information, tracks, and whether it is whole.
struct WebMReader {
  private var tracks: [WebMTrack] = []
  private var nanosecondsPerTick: UInt64 = 1_000_000
  private var duration: Double?
  private var clusterTime: UInt64 = 0
  private var lastTime: UInt64 = 0
  private var firstCluster: Int?
  private var tracksStart: Int?

  private static let mostTracks = 64

  /// Measures a WebM.
  static func read(_ bytes: inout MediaBytes) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: .webm)
    var reader = WebMReader()
    do throws(MediaFault) {
      defer { file.video = reader.facts }
      try reader.walk(&bytes)
      guard let picture = reader.picture else {
        guard reader.tracksStart != nil else { throw .stops(.webm, at: bytes.byteCount, "before its tracks") }
        throw MediaFault(.noPicture, "the WebM has no picture stream" + (reader.audio != nil ? ", only sound" : ""))
      }
      if let fault = MediaFault.ofSize(.webm, width: picture.width, height: picture.height) { throw fault }
      if reader.firstCluster == nil { throw .stops(.webm, at: bytes.byteCount, "before its media data") }
    } catch {
      file.fault = error
    }
    return file
  }

  private var picture: WebMTrack? { tracks.first { $0.kind == 1 } }

  private var audio: AudioFacts? { tracks.first { $0.kind == 2 }?.audio }

  private var facts: VideoFacts? {
    guard let picture else { return nil }
    let shown = picture.shownSize
    let ticks = duration ?? (lastTime > 0 ? Double(lastTime) : nil)
    let seconds = ticks.map { $0 * Double(nanosecondsPerTick) / 1e9 }
    let frame = picture.frameNanoseconds
    return VideoFacts(
      storedWidth: picture.width, storedHeight: picture.height, shownWidth: shown.width, shownHeight: shown.height,
      durationSeconds: seconds.flatMap { $0.isFinite && $0 > 0 ? $0 : nil },
      framesPerSecond: frame > 0 ? 1e9 / Double(frame) : nil,
      codec: VideoCodec(matroska: picture.codec), audio: audio,
      pixelWidth: picture.pixelShape.width, pixelHeight: picture.pixelShape.height,
      isIndexFirst: (tracksStart ?? .max) < (firstCluster ?? .max))
  }

  private mutating func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    guard let header = EBMLElement(&bytes, at: 0), let start = header.end,
      let segment = EBMLElement(&bytes, at: start), segment.id == 0x1853_8067
    else { throw .stops(.webm, at: bytes.byteCount, "before its segment") }
    try walkSegment(&bytes, segment, to: segment.end ?? bytes.byteCount)
    if let end = segment.end, end > bytes.byteCount {
      throw .stops(.webm, at: bytes.byteCount, "and should have \(end.grouped) bytes")
    }
  }

  private mutating func walkSegment(_ bytes: inout MediaBytes, _ segment: EBMLElement, to end: Int) throws(MediaFault) {
    let end = min(end, bytes.byteCount)
    var at = segment.body
    for _ in 0..<MediaLimits.mostBlocks {
      // Where sizes are told, nothing behind the tracks and the first data is of interest.
      if at >= end || (segment.end != nil && picture != nil && firstCluster != nil) { return }
      guard let element = EBMLElement(&bytes, at: at) else {
        if at > bytes.byteCount - 12 { throw .stops(.webm, at: bytes.byteCount, "inside an element") }
        throw .damaged(.webm, at: at, "where an element should begin")
      }
      take(&bytes, element)
      // A cluster of unknown size is walked block by block, as if its blocks stood beside it.
      let isOpened = element.end == nil || (segment.end == nil && element.id == Self.cluster)
      at = isOpened ? element.body : element.end ?? end
      if segment.end == nil, at > bytes.byteCount {
        throw .stops(.webm, at: bytes.byteCount, "inside its media data")
      }
    }
    throw .tooComplex(.webm, at: at, "\(MediaLimits.mostBlocks.grouped) elements")
  }

  private static let cluster: UInt32 = 0x1F43_B675

  private mutating func take(_ bytes: inout MediaBytes, _ element: EBMLElement) {
    let end = min(element.end ?? bytes.byteCount, bytes.byteCount)
    switch element.id {
    case 0x1549_A966: readInformation(&bytes, from: element.body, to: end)
    case 0x1654_AE6B:
      tracksStart = tracksStart ?? element.start
      readTracks(&bytes, from: element.body, to: end)
    case Self.cluster: firstCluster = firstCluster ?? element.start
    case 0xE7: clusterTime = element.number(&bytes) ?? clusterTime
    case 0xA3: countBlock(&bytes, at: element.body)
    default: break
    }
  }

  private mutating func readInformation(_ bytes: inout MediaBytes, from start: Int, to end: Int) {
    var at = start
    for _ in 0..<64 {
      guard at < end, let element = EBMLElement(&bytes, at: at), let next = element.end else { return }
      if element.id == 0x2AD7B1, let scale = element.number(&bytes) { nanosecondsPerTick = scale }
      if element.id == 0x4489 { duration = element.float(&bytes) }
      at = next
    }
  }

  private mutating func readTracks(_ bytes: inout MediaBytes, from start: Int, to end: Int) {
    var at = start
    while tracks.count < Self.mostTracks, at < end, let element = EBMLElement(&bytes, at: at), let next = element.end {
      if element.id == 0xAE { tracks.append(WebMTrack(&bytes, from: element.body, to: min(next, end))) }
      at = next
    }
  }

  /// Keeps the latest time of a block, which follows its track's number.
  private mutating func countBlock(_ bytes: inout MediaBytes, at body: Int) {
    guard let first = bytes.byte(at: body), first > 0,
      let relative = bytes.big16(at: body + first.leadingZeroBitCount + 1)
    else { return }
    let (time, overflow) = clusterTime.addingReportingOverflow(UInt64(relative < 0x8000 ? relative : 0))
    if !overflow { lastTime = max(lastTime, time) }
  }
}
