import CustomFormats
import FormatPreview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the media files of a creative are: measured, and as bytes.
protocol PictureFiles: MediaSource {
  /// Returns the bytes of a file, nil where there is none or it is too large to be decoded.
  func bytes(at path: String) -> [UInt8]?
  /// Opens a file for another program; what is in no file is put into one without a name, in a folder for such.
  func open(_ path: String, orIn temporary: FilePath) -> Int32?
}

extension PictureFiles {
  /// Puts the bytes of a file into one without a name.
  func open(_ path: String, orIn temporary: FilePath) -> Int32? {
    guard let bytes = bytes(at: path) else { return nil }
    let file = NamelessFile.open(in: temporary)
    if file >= 0, sendAll(bytes, to: file) == nil { return file }
    if file >= 0 { close(file) }
    return nil
  }

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
