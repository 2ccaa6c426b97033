import CustomFormats

/// The pixels of the frames of a video: one for each sample of the largest place in which it is shown.
struct PlayedSize: Equatable {
  /// The width in pixels.
  private(set) var width = 1
  /// The height in pixels.
  private(set) var height = 1

  /// The most pixels of a frame, four times those of a terminal of 80x24 cells; a larger place shows fewer than it has samples.
  private static let most = 4 * 80 * 24 * 32

  /// Finds the size for the ads that show it.
  init(_ ads: [StagedAd]) {
    for ad in ads {
      guard let video = ad.video, let slot = ad.layout.slots.first(where: { $0.drawing == .media }) else { continue }
      let pixels = MediaView.fit(video, .aspectFit, in: CellRect(slot.rect)).pixels
      width = max(width, min(pixels.width, 4_096))
      height = max(height, min(pixels.height, 4_096))
    }
    while width * height > Self.most { (width, height) = ((width + 1) / 2, (height + 1) / 2) }
  }
}
