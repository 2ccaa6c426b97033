/// The bounds every reader and decoder keeps.
enum MediaLimits {
  /// The most pixels a picture may declare.
  ///
  /// A 40 million pixel picture takes 160 MB as RGBA, which the caged child still holds.
  static let mostPixels = 40_000_000

  /// The most bytes read in search of an end mark.
  static let mostBytesWalked = 64 * 1_024 * 1_024

  /// The most chunks, segments or boxes read from one file.
  ///
  /// The busiest honest files, hour-long fragmented videos, have some ten thousand.
  static let mostParts = 100_000

  /// The most blocks read from a video without a length, some hours of it.
  static let mostBlocks = 1_000_000

  /// The most bytes of a video's index that are read at once; that of a two-hour film has some 5 MB.
  static let mostIndexBytes = 64 * 1_024 * 1_024

  /// The most pixels of an animation that are decoded to prove it, some seconds of work.
  static let mostPixelsProved = 160_000_000

  /// The most bytes handed to the decoder, the size a catalogue takes.
  static let mostBytesDecoded = 64 * 1_024 * 1_024
}
