import CustomFormats
import FormatPreview

/// Where the media files of a creative are: measured, and as bytes.
protocol PictureFiles: MediaSource {
  /// Returns the bytes of a file, nil where there is none or it is too large to be decoded.
  func bytes(at path: String) -> [UInt8]?
}

extension PictureFiles {
  /// Decodes a picture in a caged child; nil where there is no file.
  ///
  /// One that cannot be decoded is told where it would stand, and is no reason to end.
  func load(_ path: String, fitting box: (width: Int, height: Int), by decoder: Decoder) -> LoadedPicture? {
    guard let file = media(at: path).file, let bytes = bytes(at: path) else { return nil }
    do throws(DecodingFailure) {
      let decoded = try decoder.decode(bytes, type: file.type, fitting: box)
      return .pixels(decoded.bitmap, complaint: decoded.complaint)
    } catch {
      return .failure(error.description)
    }
  }
}
