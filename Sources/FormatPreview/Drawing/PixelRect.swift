/// A rectangle of pixels.
struct PixelRect: Equatable {
  /// The first column of pixels.
  var x: Int
  /// The first row of pixels.
  var y: Int
  /// The width in pixels, one or more.
  var width: Int
  /// The height in pixels, one or more.
  var height: Int
}
