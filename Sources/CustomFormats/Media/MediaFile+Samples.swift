extension MediaFile {
  /// A whole JPEG of a size in pixels, for examples.
  static func jpeg(_ width: Int, _ height: Int, byteCount: Int = 120_000, orientation: Int = 1, colourModel: ColourModel = .rgb)
    -> MediaFile
  {
    MediaFile(
      byteCount: byteCount, type: .jpeg,
      image: ImageFacts(storedWidth: width, storedHeight: height, orientation: orientation, colourModel: colourModel))
  }

  /// A whole picture of a type and size in pixels, for examples.
  static func picture(_ type: MediaType, _ width: Int, _ height: Int, byteCount: Int = 120_000, frames: Int = 1) -> MediaFile {
    MediaFile(byteCount: byteCount, type: type, image: ImageFacts(storedWidth: width, storedHeight: height, frameCount: frames))
  }

  /// A whole H.264 video of a size in pixels and a duration in seconds, for examples.
  static func mp4(
    _ width: Int, _ height: Int, seconds: Double = 15, codec: VideoCodec = .h264, isIndexFirst: Bool = true,
    notChecked: String? = nil
  ) -> MediaFile {
    var file = MediaFile(
      byteCount: 900_000, type: .mp4,
      video: VideoFacts(
        storedWidth: width, storedHeight: height, durationSeconds: seconds, codec: codec, isIndexFirst: isIndexFirst))
    file.notChecked = notChecked
    return file
  }
}
