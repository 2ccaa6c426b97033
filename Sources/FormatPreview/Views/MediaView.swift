import CustomFormats
import NativeAds

/// Draws the picture or the video of a slot.
struct MediaView {
  private let view: AdView
  private let slot: MeasuredSlot

  /// Creates a view of a slot.
  init(_ view: AdView, _ slot: MeasuredSlot) {
    self.view = view
    self.slot = slot
  }

  /// Draws what the slot shows.
  func draw(in rect: CellRect, on page: inout Frame) {
    view.draw(slot.paint, in: rect, on: &page)
    if slot.drawing == .media, view.ad.ad.mediaContent.hasVideoContent, let video = view.ad.creative.video {
      drawVideo(video, in: rect, on: &page)
    } else if let key = slot.key, let image = view.ad.ad.image(forKey: key) {
      drawPicture(key, image, in: rect, on: &page)
    }
  }

  private func drawPicture(_ key: String, _ image: NativeAdImage, in rect: CellRect, on page: inout Frame) {
    let loaded = view.pictures[image.imageURL ?? ""]
    if view.isColoured, let media = image.image, let bitmap = loaded?.bitmap {
      page.draw(bitmap, Self.fit(media, slot.contentMode, in: rect), over: LayoutColour.card.rgb)
      return
    }
    PanelView(lines(key, image, loaded), isColoured: view.isColoured).draw(in: rect, on: &page)
  }

  /// Returns what a panel says in place of a picture.
  private func lines(_ key: String, _ image: NativeAdImage, _ loaded: LoadedPicture?) -> [String] {
    guard let asset = view.ad.creative[key], let media = asset.image else { return [] }
    if asset.origin == .made { return [key, view.ad.format[key].flatMap(Self.wish)].compactMap { $0 } }
    let words = MediaWords(media)
    if view.ad.state == .imageLoadingOff { return words.known + ["only its address"] }
    if media.isRemote { return words.known + [words.trouble].compactMap { $0 } }
    let isTried = loaded != nil || media.file == nil
    return words.known
      + [words.trouble ?? loaded?.fault].compactMap { $0 }.map { (isTried ? "cannot be shown: " : "faulty: ") + $0 }
  }

  private func drawVideo(_ video: ServedMedia, in rect: CellRect, on page: inout Frame) {
    let words = MediaWords(video)
    let title = "▶ " + (words.shape ?? words.name)
    guard view.isColoured else {
      let lines = words.shape == nil ? [title] : [title, words.name, words.weight].compactMap { $0 }
      PanelView(lines, isColoured: false).draw(in: rect, on: &page)
      return
    }
    page.fill(rect, paper: RGB(0, 0, 0))
    let facts = video.file?.video
    let fit = PictureFit(.aspectFit, width: facts?.shownWidth ?? 0, height: facts?.shownHeight ?? 0, in: rect)
    if let poster = view.ad.poster, let bitmap = view.pictures[poster.path]?.bitmap {
      page.draw(bitmap, Self.fit(poster, .aspectFill, in: fit.target), over: RGB(0, 0, 0))
      page.tint(fit.target, RGB(0, 0, 0)) { _ in 0.25 }
    }
    let label = " " + title.cut(columns: rect.columns - 2) + " "
    let width = DisplayWidth.of(label)
    let (column, row) = (rect.column + (rect.columns - width) / 2, rect.row + rect.rows / 2)
    page.write(label, column: column, row: row, style: .strong, ink: RGB(255, 255, 255), paper: RGB(20, 20, 20))
  }

  /// Returns how a picture lies in a rectangle; one of unknown size fills it.
  static func fit(_ media: ServedMedia, _ mode: ContentMode, in rect: CellRect) -> PictureFit {
    PictureFit(mode, width: media.file?.image?.shownWidth ?? 0, height: media.file?.image?.shownHeight ?? 0, in: rect)
  }

  /// Returns the size or ratio that a field asks for.
  private static func wish(_ field: AssetField) -> String? {
    let limits = field.mediaLimits
    if let width = limits.width ?? limits.minWidth, let height = limits.height ?? limits.minHeight { return "\(width)x\(height)" }
    return limits.aspectRatios.first.map { "\($0)" }
  }
}
