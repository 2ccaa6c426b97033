/// Measures media files from their bytes, never from their names.
///
/// By the header the head and the tail are read, and what lies between only where they leave a doubt; no more than a window of
/// the file is held. A deeper look holds what `MediaLimits` allows. No input makes it trap or read without end.
public enum MediaReader {
  /// Measures a file in memory.
  public static func read(_ bytes: [UInt8], depth: MediaDepth = .header) -> MediaFile {
    var bytes = MediaBytes(bytes)
    return read(&bytes, depth: depth)
  }

  /// Measures an open file.
  ///
  /// What the header says of a fault stands, whatever a decoder still shows: deeper looks are for files that have none.
  public static func read(_ bytes: inout MediaBytes, depth: MediaDepth) -> MediaFile {
    var file = read(&bytes)
    if case .header = depth { return file }
    guard file.fault == nil, file.type.isRead else { return file }
    do throws(MediaFault) {
      guard file.type.isVideo || file.byteCount <= MediaLimits.mostBytesDecoded else {
        file.notChecked = DecodingFailure.tooHeavy(byteCount: file.byteCount).description
        return file
      }
      try MediaStructure.walk(&bytes, as: file.type)
      if let failure = bytes.failure { throw MediaFault(.unreadable, failure) }
      if case .decode(let decoder) = depth { file.notChecked = try decoder.prove(&bytes, as: file.type) }
    } catch {
      file.fault = bytes.failure.map { MediaFault(.unreadable, $0) } ?? error
    }
    return file
  }

  /// Measures an open file by its head and tail.
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
    default: return MediaFile(byteCount: bytes.byteCount, type: type)
    }
  }
}
