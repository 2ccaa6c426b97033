/// The frames of a GIF: each with colours and pixels.
enum GIFStructure {
  /// Walks all blocks to the end mark.
  static func walk(_ bytes: inout MediaBytes) throws(MediaFault) {
    var blocks = try GIFBlocks(&bytes)
    var frames = 0
    while true {
      switch try blocks.next(&bytes) {
      case .frame(let frame):
        frames += 1
        if frame.width == 0 || frame.height == 0 {
          throw .damaged(.gif, at: frame.data, "where its frame \(frames) has \(frame.width)x\(frame.height) pixels")
        }
        if let fault = MediaFault.ofSize(.gif, width: frame.width, height: frame.height) { throw fault }
        guard frame.colours ?? blocks.colours != nil else {
          throw .damaged(.gif, at: frame.data, "where its frame \(frames) begins and has no colours")
        }
        guard let size = bytes.byte(at: frame.data), (1...11).contains(size) else {
          throw .damaged(.gif, at: frame.data, "where the code size of its frame \(frames) should be")
        }
        guard let first = bytes.byte(at: frame.data + 1), first > 0 else {
          throw .damaged(.gif, at: frame.data + 1, "where its frame \(frames) has no pixels")
        }
      case .end: return
      case .control, .other: break
      }
    }
  }
}
