import CustomFormats

/// Where everything stands on the screen.
struct ScreenPlan {
  /// The least terminal that there is room on.
  static let least = (columns: 60, rows: 16)
  /// The least columns beside the ad.
  static let leastSide = 32
  /// The columns that the table has before other widths of the ad are shown.
  static let wideSide = 64
  /// The least columns of an ad without its border.
  static let leastAd = 26

  /// The first row: what is shown, and how it fares.
  let title: CellRect
  /// The second row: the states.
  let states: CellRect
  /// The ad, or as much of it as there is room for.
  let ad: CellRect
  /// What stands beside the ad: the table of assets, and more below it where there is room; empty where two ads take the room.
  let side: CellRect
  /// The problem that is shown.
  let problem: CellRect
  /// Where a tap goes.
  let route: CellRect
  /// What happened.
  let log: CellRect
  /// The keys.
  let keys: CellRect

  /// Divides the screen of a previewer up.
  init(_ preview: PreviewState) {
    let (columns, rows) = (preview.columns, preview.rows)
    func row(_ row: Int, _ count: Int = 1) -> CellRect { CellRect(column: 0, row: row, columns: columns, rows: count) }
    title = row(0)
    states = row(1)
    let problemRows = min(3, max(1, ProblemPane(preview).lines(columns: columns).count))
    let body = max(0, rows - 5 - problemRows)
    let card = preview.scene.allColumns
    ad = CellRect(column: 0, row: 2, columns: min(card, columns), rows: body)
    let rest = columns - card - 1
    side = CellRect(column: card + 1, row: 2, columns: preview.isComparing && rest < Self.leastSide ? 0 : rest, rows: body)
    problem = row(2 + body, problemRows)
    route = row(rows - 3)
    log = row(rows - 2)
    keys = row(rows - 1)
  }
}

extension PreviewState {
  /// Whether the terminal is too small for the screen.
  var isTooSmall: Bool { columns < ScreenPlan.least.columns || rows < ScreenPlan.least.rows }

  /// The widths in points that the ad is looked at in.
  var widths: [Double] {
    let designed = format.shownLayout.allWidths
    return points.map { asked in designed.contains(asked) ? designed : designed + [asked] } ?? designed
  }

  /// The width in points that is asked for.
  var wantedPoints: Double { points ?? format.shownLayout.width }
}
