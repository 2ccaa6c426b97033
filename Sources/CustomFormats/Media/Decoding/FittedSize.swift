/// The size of a picture shrunk to fit a box; it keeps its shape and is never enlarged.
struct FittedSize: Sendable, Equatable {
  /// The width in pixels, at least 1.
  let width: Int
  /// The height in pixels, at least 1.
  let height: Int

  /// Fits sides that a reader has found within the pixel limit.
  init(width: Int, height: Int, fitting box: (width: Int, height: Int)) {
    let (boxWidth, boxHeight) = (max(1, min(box.width, width)), max(1, min(box.height, height)))
    if width * boxHeight >= height * boxWidth {
      self.width = boxWidth
      self.height = max(1, min(boxHeight, (height * boxWidth + width / 2) / max(1, width)))
    } else {
      self.width = max(1, min(boxWidth, (width * boxHeight + height / 2) / max(1, height)))
      self.height = boxHeight
    }
  }

  /// Fits the picture that facts describe, as shown.
  init(shown facts: ImageFacts, fitting box: (width: Int, height: Int)) {
    self.init(width: facts.shownWidth, height: facts.shownHeight, fitting: box)
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size with its sides swapped.
  var turned: FittedSize { FittedSize(width: height, height: width) }
}
