/// Reads MP4 and MOV: the outer boxes, and the index wherever it stands.
struct MP4Reader {
  private let type: MediaType
  private var index = MP4Index()
  private var indexStart: Int?
  private var dataStart: Int?
  private var lastFragment: Int?
  private var segments = MP4Segments()
  private var fragments = MP4Fragments()

  /// Measures an MP4 or MOV.
  static func read(_ bytes: inout MediaBytes, as type: MediaType) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: type)
    var reader = MP4Reader(type: type)
    do throws(MediaFault) {
      defer { file.video = reader.facts }
      try reader.walk(&bytes)
      try reader.judge(bytes.byteCount)
    } catch {
      file.fault = error
    }
    return file
  }

  private init(type: MediaType) {
    self.type = type
  }

  private var facts: VideoFacts? {
    guard let track = index.movie.pictureTrack else { return nil }
    let shown = track.shownSize
    return VideoFacts(
      storedWidth: track.width, storedHeight: track.height, shownWidth: shown.width, shownHeight: shown.height,
      durationSeconds: index.movie.seconds(of: track) ?? segments.seconds ?? fragmentSeconds(track),
      framesPerSecond: index.movie.framesPerSecond(of: track) ?? fragmentRate(track),
      codec: VideoCodec(sampleEntry: track.sampleEntry ?? FourCC(0)), audio: index.movie.audio,
      rotation: track.rotation, pixelWidth: max(1, track.pixelWidth), pixelHeight: max(1, track.pixelHeight),
      isIndexFirst: (indexStart ?? .max) < (dataStart ?? .max))
  }

  private mutating func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    let count = bytes.byteCount
    var at = 0
    while index.partsLeft > 0, at < count {
      guard let box = Box(&bytes, at: at, before: count) else { return try endsOddly(at, count) }
      index.partsLeft -= 1
      let isKnown = take(&bytes, box)
      if box.end > count {
        if isKnown || !isComplete { throw cut(box, count) }
        return
      }
      at = box.end
    }
    if at < count { throw .tooComplex(type, at: at, "\(MediaLimits.mostParts.grouped) boxes") }
  }

  /// Takes what an outer box says, and tells whether its name is one of theirs.
  private mutating func take(_ bytes: inout MediaBytes, _ box: Box) -> Bool {
    switch box.type {
    case "moov":
      if indexStart == nil {
        indexStart = box.start
        index.read(&bytes, from: box.body, to: min(box.end, bytes.byteCount))
      }
    case "mdat":
      dataStart = dataStart ?? box.start
      lastFragment = nil
    case "moof":
      lastFragment = box.start
      readFragment(&bytes, box)
    case "sidx": segments.read(&bytes, box)
    case "ftyp", "styp", "free", "skip", "wide", "uuid", "meta", "udta", "mfra", "pdin", "prft", "emsg", "ssix", "pnot": break
    default: return false
    }
    return true
  }

  private mutating func readFragment(_ bytes: inout MediaBytes, _ box: Box) {
    index.movie.isFragmented = true
    guard let track = index.movie.pictureTrack else { return }
    let usual = index.movie.sampleDurations[track.number] ?? 0
    fragments.read(&bytes, box, track: track.number, defaultDuration: usual)
  }

  private func fragmentSeconds(_ track: MP4Track) -> Double? {
    fragments.units > 0 && track.timescale > 0 ? Double(fragments.units) / Double(track.timescale) : nil
  }

  private func fragmentRate(_ track: MP4Track) -> Double? {
    fragmentSeconds(track).map { Double(fragments.sampleCount) / $0 }
  }

  private var isComplete: Bool { indexStart != nil && dataStart != nil }

  /// Judges bytes that no box begins with; behind a complete movie they are fine.
  private func endsOddly(_ at: Int, _ count: Int) throws(MediaFault) {
    if isComplete { return }
    if at > count - 16 { throw .stops(type, at: count, "inside a box header") }
    throw .damaged(type, at: at, "where a box should begin")
  }

  private func cut(_ box: Box, _ count: Int) -> MediaFault {
    switch box.type {
    case "mdat": .stops(type, at: count, "inside its media data, which should end at byte \(box.end.grouped)")
    case "moov": .stops(type, at: count, "inside its index, which should end at byte \(box.end.grouped)")
    case let name where name.isPrintable:
      .stops(type, at: count, "inside its \(name) box, which should end at byte \(box.end.grouped)")
    default: .damaged(type, at: box.start, "where a box should begin")
    }
  }

  /// Looks for what a whole movie has: an index, a picture stream, and the data that the index speaks of.
  private func judge(_ count: Int) throws(MediaFault) {
    let movie = index.movie
    guard indexStart != nil else { throw .stops(type, at: count, "without an index (moov box)") }
    if movie.isCompressed {
      throw MediaFault(.damaged, "the \(type.name) has a compressed index, which only QuickTime reads", offset: indexStart)
    }
    guard let track = movie.pictureTrack else {
      throw MediaFault(.noPicture, "the \(type.name) has no picture stream" + (movie.audio != nil ? ", only sound" : ""))
    }
    if let fault = MediaFault.ofSize(type, width: track.width, height: track.height) { throw fault }
    if let last = movie.tracks.compactMap(\.lastChunk).max(), last >= UInt64(count) {
      throw .stops(type, at: count, "before media data that its index places at byte \(Int(clamping: last).grouped)")
    }
    if dataStart == nil || lastFragment != nil {
      throw .stops(type, at: count, "before its media data")
    }
    if segments.end > count {
      throw .stops(type, at: count, "and should have \(segments.end.grouped) bytes")
    }
  }
}
