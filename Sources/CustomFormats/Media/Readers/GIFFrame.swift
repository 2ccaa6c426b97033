/// The place and shape of one GIF frame.
struct GIFFrame: Equatable {
  /// The left edge on the canvas.
  var left: Int
  /// The top edge on the canvas.
  var top: Int
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// Tells whether lines come in four passes.
  var isInterlaced: Bool
  /// The place of the frame's own colours, nil for the common ones.
  var colours: GIFColours?
  /// The place of the compressed pixels, at the code size.
  var data: Int
}

/// The place of a colour table.
struct GIFColours: Equatable {
  /// The first byte.
  var start: Int
  /// The number of colours, three bytes each.
  var count: Int

  /// Reads a table's size from packed bits, nil where there is none.
  init?(packed: UInt8, start: Int) {
    guard packed & 0x80 != 0 else { return nil }
    self.start = start
    count = 2 << Int(packed & 7)
  }
}
