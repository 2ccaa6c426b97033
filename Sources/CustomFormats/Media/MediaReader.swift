/// Measures media files from their bytes, never from their names.
///
/// The head and the tail are read, and what lies between only where they leave a doubt. No input makes it trap, read
/// without end or hold more than a window of the file.
public enum MediaReader {
  /// Measures a file in memory.
  public static func read(_ bytes: [UInt8]) -> MediaFile {
    var bytes = MediaBytes(bytes)
    return read(&bytes)
  }

  /// Measures an open file.
  public static func read(_ bytes: inout MediaBytes) -> MediaFile {
    guard bytes.byteCount > 0 else { return MediaFile(byteCount: 0, type: .unknown, fault: .empty) }
    var file = measure(&bytes)
    if let image = file.image,
      let fault = MediaFault.ofSize(file.type, width: image.storedWidth, height: image.storedHeight)
    {
      file.fault = fault
    }
    if let failure = bytes.failure {
      file.fault = MediaFault(.unreadable, failure)
    }
    return file
  }

  private static func measure(_ bytes: inout MediaBytes) -> MediaFile {
    let type = MediaType(sniffing: &bytes)
    switch type {
    case .png: return PNGReader.read(&bytes)
    case .jpeg: return JPEGReader.read(&bytes)
    case .gif: return GIFReader.read(&bytes)
    case .webp: return WebPReader.read(&bytes)
    case .mp4, .mov: return MP4Reader.read(&bytes, as: type)
    case .webm: return WebMReader.read(&bytes)
    case .avif, .heic, .bmp, .tiff, .svg, .pdf, .psd, .html, .unknown:
      return MediaFile(byteCount: bytes.byteCount, type: type)
    }
  }
}
