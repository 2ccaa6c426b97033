/// Reads GIF, block by block to its end mark.
///
/// A GIF tells neither its frames nor its size in bytes, and its end mark is one byte that pixels hold too.
enum GIFReader {
  /// Measures a GIF.
  static func read(_ bytes: inout MediaBytes) -> MediaFile {
    var file = MediaFile(byteCount: bytes.byteCount, type: .gif)
    do throws(MediaFault) {
      var blocks = try GIFBlocks(&bytes)
      var image = ImageFacts(storedWidth: blocks.width, storedHeight: blocks.height, colourModel: .palette)
      file.image = image
      if let fault = MediaFault.ofSize(.gif, width: blocks.width, height: blocks.height) { throw fault }
      defer { file.image = image }
      bytes.readsAhead = true
      try walk(&blocks, &bytes, &image)
    } catch {
      file.fault = error
    }
    return file
  }

  private static func walk(
    _ blocks: inout GIFBlocks, _ bytes: inout MediaBytes, _ image: inout ImageFacts
  ) throws(MediaFault) {
    var frames = 0
    var hundredths = 0
    var pending = 0
    while true {
      switch try blocks.next(&bytes) {
      case .control(let delay, let transparent):
        pending = delay
        if transparent != nil { image.hasAlpha = true }
      case .frame(let frame):
        frames += 1
        hundredths += pending
        pending = 0
        if frames == 1 {
          image.isInterlaced = frame.isInterlaced
          if let fault = MediaFault.ofSize(.gif, width: frame.width, height: frame.height) { throw fault }
        }
        if frames > 1 {
          image.frameCount = frames
          image.durationSeconds = Double(hundredths) / 100
        }
      case .other:
        break
      case .end:
        if frames == 0 { throw MediaFault(.noPicture, "the GIF has no frame") }
        return
      }
    }
  }
}
