import CustomFormats

/// Where the media files of a creative are: measured, and as bytes.
protocol PictureFiles: MediaSource {
  /// Returns the bytes of a file, nil where there is none or it is too large to be decoded.
  func bytes(at path: String) -> [UInt8]?
}
