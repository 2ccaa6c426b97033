/// What the index of an MP4 says of one track.
struct MP4Track {
  /// The track's number.
  var number: UInt32 = 0
  /// Tells whether players show it.
  var isEnabled = true
  /// The kind of stream: "vide", "soun".
  var handler: FourCC?
  /// The playing time in units of the movie.
  var shownDuration: UInt64 = 0
  /// The media's own units a second.
  var timescale: UInt32 = 0
  /// The media's duration in its own units.
  var mediaDuration: UInt64 = 0
  /// The turn a player applies, in degrees clockwise.
  var rotation = 0
  /// The sample entry's type, or the one inside encryption.
  var sampleEntry: FourCC?
  /// The width in pixels as coded.
  var width = 0
  /// The height in pixels as coded.
  var height = 0
  /// The width of a pixel for a height of `pixelHeight`.
  var pixelWidth = 1
  /// The height of a pixel.
  var pixelHeight = 1
  /// What is known of a sound track.
  var audio: AudioFacts?
  /// The number of samples.
  var sampleCount = 0
  /// Where the last run of samples begins in the file.
  var lastChunk: UInt64?

  /// The playing time in seconds, nil where the track does not say.
  func seconds(movieTimescale: UInt32) -> Double? {
    if shownDuration > 0, movieTimescale > 0 { return Double(shownDuration) / Double(movieTimescale) }
    return mediaSeconds
  }

  /// The media's own time in seconds.
  var mediaSeconds: Double? {
    guard mediaDuration > 0, timescale > 0 else { return nil }
    return Double(mediaDuration) / Double(timescale)
  }

  /// The size after rotation and pixel shape.
  var shownSize: (width: Int, height: Int) {
    var shown = width
    if pixelWidth > 0, pixelHeight > 0, pixelWidth != pixelHeight {
      shown = Int((Double(width) * Double(pixelWidth) / Double(pixelHeight)).rounded())
    }
    return rotation == 90 || rotation == 270 ? (height, shown) : (shown, height)
  }
}
