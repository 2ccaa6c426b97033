/// What the index of an MP4 says.
struct MP4Movie {
  /// The movie's units a second.
  var timescale: UInt32 = 0
  /// The whole duration in those units, 0 where it is not known.
  var duration: UInt64 = 0
  /// The duration of a fragmented movie, where told.
  var fragmentedDuration: UInt64 = 0
  /// Tells whether samples come in fragments.
  var isFragmented = false
  /// Tells whether the index is compressed, which only QuickTime reads.
  var isCompressed = false
  /// The default time of a sample, by track.
  var sampleDurations: [UInt32: UInt32] = [:]
  /// The tracks in file order.
  var tracks: [MP4Track] = []

  /// The track that players show.
  var pictureTrack: MP4Track? {
    let pictures = tracks.filter { $0.handler == "vide" && $0.sampleEntry != nil }
    return pictures.first { $0.isEnabled && $0.width > 0 } ?? pictures.first { $0.width > 0 } ?? pictures.first
  }

  /// What is known of the sound, nil where there is none.
  var audio: AudioFacts? { tracks.first { $0.handler == "soun" }.map { $0.audio ?? AudioFacts() } }

  /// The playing time; see `VideoFacts.durationSeconds`.
  func seconds(of picture: MP4Track) -> Double? {
    var told = picture.seconds(movieTimescale: timescale)
    if isFragmented, timescale > 0 {
      let whole = max(fragmentedDuration, duration)
      if whole > 0 { told = Double(whole) / Double(timescale) }
    }
    let sound = tracks.filter { $0.handler == "soun" }.compactMap { $0.seconds(movieTimescale: timescale) }.max()
    guard let told else { return timescale > 0 && duration > 0 ? Double(duration) / Double(timescale) : sound }
    guard let sound, sound - told >= 0.1 else { return told }
    return sound
  }

  /// The mean frame rate.
  func framesPerSecond(of picture: MP4Track) -> Double? {
    if picture.sampleCount > 0, let seconds = picture.mediaSeconds { return Double(picture.sampleCount) / seconds }
    guard let duration = sampleDurations[picture.number], duration > 0, picture.timescale > 0 else { return nil }
    return Double(picture.timescale) / Double(duration)
  }
}
