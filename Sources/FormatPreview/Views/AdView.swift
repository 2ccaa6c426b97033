public import CustomFormats

/// Draws an ad as its app would, in a card with a round border.
public struct AdView {
  /// The ad.
  public let ad: StagedAd
  /// The pictures by path; where one is missing, a panel says what would stand there.
  public let pictures: [String: LoadedPicture]
  /// Whether colours are drawn; without them a picture is a panel with its facts.
  public let isColoured: Bool
  /// The order in which characters are drawn.
  public let order: VisualOrder

  /// Whether the screen is dark.
  public var isDark = false
  /// How a video lies in its slot: whole, unless the ad is drawn flatter than it is.
  public var videoMode = ContentMode.aspectFit

  /// The video that is played in its slot.
  var playback: Playback?

  /// The most rows of an ad that are drawn, however high a layout makes it.
  public static let mostRows = 300

  /// Creates a view.
  public init(_ ad: StagedAd, pictures: [String: LoadedPicture], isColoured: Bool, order: VisualOrder) {
    self.ad = ad
    self.pictures = pictures
    self.isColoured = isColoured
    self.order = order
  }

  /// The columns of the card with its border.
  public var columns: Int { inner.columns + 2 }
  /// The rows of the card with its border.
  public var rows: Int { inner.rows + 2 }

  private var inner: CellRect {
    var rect = CellRect(ad.layout.bounds)
    rect.rows = min(rect.rows, Self.mostRows)
    return rect
  }

  /// Draws the card with its top left corner at a cell; what leaves the ad is cut off by the border.
  public func draw(column: Int, row: Int, on frame: inout Frame) {
    var page = Frame(columns: inner.columns, rows: inner.rows)
    if isColoured { page.fill(page.bounds, paper: LayoutColour.card.rgb(isDark: isDark)) }
    for mark in AdDrawing(ad, ad.layout, pictures: pictures).marks { draw(mark, on: &page) }
    frame.box(CellRect(column: column, row: row, columns: columns, rows: rows))
    frame.place(page, column: column + 1, row: row + 1)
  }

  private func draw(_ mark: AdDrawing.Mark, on page: inout Frame) {
    switch mark {
    case .paint(let paint, let rect): draw(paint, in: CellRect(rect), on: &page)
    case .absence(let lines, let rect): PanelView(lines, in: self).draw(in: CellRect(rect), on: &page)
    case .words(let slot): TextView(self, slot).draw(in: CellRect(slot.rect), on: &page)
    case .badge(let slot): BadgeView(self, slot).draw(in: CellRect(slot.rect), on: &page)
    case .picture(let picture, let slot): MediaView(self, slot).draw(picture, in: CellRect(slot.rect), on: &page)
    case .video(let video, let slot): MediaView(self, slot).draw(video, in: CellRect(slot.rect), on: &page)
    case .stars(let rating, let slot):
      let rect = CellRect(slot.rect)
      page.write(
        rating.text, column: rect.column, row: rect.row, columns: rect.columns,
        ink: isColoured ? StarRating.colour.rgb(isDark: isDark) : nil)
    case .adChoices(_, let slot):
      // At the outer edge of its slot, as far from the words as it can be.
      let rect = CellRect(slot.rect)
      let isRight = rect.column * 2 + rect.columns > page.columns
      let column = isRight ? rect.endColumn - 1 : rect.column
      page.write(
        "ⓘ", column: column, row: rect.row, ink: isColoured ? page.ink(slot.colour, column, rect.row, isDark: isDark) : nil)
    }
  }

  /// Paints a background, and the colours of a gradient from top to bottom.
  func draw(_ paint: LayoutPaint, in rect: CellRect, on page: inout Frame) {
    guard isColoured else { return }
    if let background = paint.background {
      page.tint(rect, background.rgb(isDark: isDark)) { _ in background.opacity(isDark: isDark) }
    }
    guard let first = paint.gradient.first, let last = paint.gradient.last else { return }
    for row in 0..<min(rect.rows, Self.mostRows) {
      let share = rect.rows > 1 ? Double(row) / Double(rect.rows - 1) : 1
      let colour = first.rgb(isDark: isDark).covered(by: last.rgb(isDark: isDark), share: share)
      let (clear, dense) = (first.opacity(isDark: isDark), last.opacity(isDark: isDark))
      let opacity = clear + (dense - clear) * share
      page.tint(CellRect(column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1), colour) { _ in opacity }
    }
  }
}
