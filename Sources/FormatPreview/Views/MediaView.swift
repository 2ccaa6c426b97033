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

  /// Draws a video by its poster, or what is known of it.
  func draw(_ mark: VideoMark, in rect: CellRect, on page: inout Frame) {
    view.draw(slot.paint, in: rect, on: &page)
    guard view.isColoured else {
      PanelView(mark.words, in: view).draw(in: rect, on: &page)
      return
    }
    page.fill(rect, paper: RGB(0, 0, 0))
    let facts = mark.video.file?.video
    let fit = PictureFit(view.videoMode, width: facts?.shownWidth ?? 0, height: facts?.shownHeight ?? 0, in: rect)
    if let poster = mark.poster, let bitmap = view.pictures[poster.path]?.bitmap {
      page.draw(bitmap, Self.fit(poster, .aspectFill, in: fit.target), over: RGB(0, 0, 0))
      page.tint(fit.target, RGB(0, 0, 0)) { _ in 0.25 }
    }
    let title = view.videoMode == .aspectFill ? mark.shortTitle : mark.title
    let label = " " + title.cut(columns: rect.columns - 2) + " "
    let width = DisplayWidth.of(label)
    let (column, row) = (rect.column + (rect.columns - width) / 2, rect.row + rect.rows / 2)
    page.write(label, column: column, row: row, style: .strong, ink: RGB(255, 255, 255), paper: RGB(20, 20, 20))
  }

  /// Returns how a picture lies in a rectangle; one of unknown size fills it.
  static func fit(_ media: ServedMedia, _ mode: ContentMode, in rect: CellRect) -> PictureFit {
    PictureFit(mode, width: media.file?.image?.shownWidth ?? 0, height: media.file?.image?.shownHeight ?? 0, in: rect)
  }
}
