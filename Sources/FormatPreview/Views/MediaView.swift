import CustomFormats
import NativeAds

/// Draws the picture or the video of a slot in cells.
struct MediaView {
  private let view: AdView
  private let slot: MeasuredSlot

  /// Creates a view of a slot.
  init(_ view: AdView, _ slot: MeasuredSlot) {
    self.view = view
    self.slot = slot
  }

  /// Draws a picture, or what is known of it.
  func draw(_ picture: PictureMark, in rect: CellRect, on page: inout Frame) {
    view.draw(slot.paint, in: rect, on: &page)
    if view.isColoured, let media = picture.media, let bitmap = view.pictures[picture.path]?.bitmap {
      page.draw(bitmap, Self.fit(media, slot.contentMode, in: rect), over: LayoutColour.card.rgb(isDark: view.isDark))
      return
    }
    PanelView(picture.words, in: view).draw(in: rect, on: &page)
  }

  /// Draws a video by the frame that is played, by its poster, or by what is known of it.
  func draw(_ mark: VideoMark, in rect: CellRect, on page: inout Frame) {
    view.draw(slot.paint, in: rect, on: &page)
    guard view.isColoured else {
      PanelView(mark.words, in: view).draw(in: rect, on: &page)
      return
    }
    page.fill(rect, paper: RGB(0, 0, 0))
    let fit = Self.fit(mark.video, view.videoMode, in: rect)
    if let playback = view.playback, let bitmap = playback.frame?.bitmap {
      page.draw(bitmap, fit, over: RGB(0, 0, 0))
      write(playback.label, column: rect.column, row: rect.endRow - 1, on: &page)
      return
    }
    if let poster = mark.poster, let bitmap = view.pictures[poster.path]?.bitmap {
      page.draw(bitmap, Self.fit(poster, .aspectFill, in: fit.target), over: RGB(0, 0, 0))
      page.tint(fit.target, RGB(0, 0, 0)) { _ in 0.25 }
    }
    let title = view.videoMode == .aspectFill ? mark.shortTitle : mark.title
    let label = title.cut(columns: rect.columns - 2)
    write(label, column: rect.column + (rect.columns - DisplayWidth.of(label) - 2) / 2, row: rect.row + rect.rows / 2, on: &page)
  }

  /// Writes words over a video, white on black.
  private func write(_ words: String, column: Int, row: Int, on page: inout Frame) {
    page.write(" \(words) ", column: column, row: row, style: .strong, ink: RGB(255, 255, 255), paper: RGB(20, 20, 20))
  }

  /// Returns how a picture or a video lies in a rectangle; one of unknown size fills it.
  static func fit(_ media: ServedMedia, _ mode: ContentMode, in rect: CellRect) -> PictureFit {
    let (image, video) = (media.file?.image, media.file?.video)
    let (width, height) = (image?.shownWidth ?? video?.shownWidth, image?.shownHeight ?? video?.shownHeight)
    return PictureFit(mode, width: width ?? 0, height: height ?? 0, in: rect)
  }
}
