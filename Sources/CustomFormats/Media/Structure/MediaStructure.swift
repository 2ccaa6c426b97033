/// The structure of a media file, walked to its end.
enum MediaStructure {
  /// Walks a file whose head and tail are sound; throws the first fault.
  static func walk(_ bytes: inout MediaBytes, as type: MediaType) throws(MediaFault) {
    bytes.readsAhead = true
    switch type {
    case .png: try PNGStructure.walk(&bytes)
    case .jpeg: try JPEGStructure.walk(&bytes)
    case .gif: try GIFStructure.walk(&bytes)
    case .webp: try WebPStructure.walk(&bytes)
    case .mp4, .mov: try MP4Structure.walk(&bytes, as: type)
    case .webm: try WebMStructure.walk(&bytes)
    default: break
    }
  }
}
