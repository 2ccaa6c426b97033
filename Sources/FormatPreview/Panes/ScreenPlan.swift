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
  /// What stands beside the ad: the table of assets, and more below it where there is room.
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
    side = CellRect(column: card + 1, row: 2, columns: columns - card - 1, rows: body)
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

  /// The columns of the ad: as wide as it is wanted, or as there is room beside the table.
  var adColumns: Int {
    let wanted = Int((min(max(wantedPoints, 0), 4_000) / TextMetrics.cellWidth).rounded(.up))
    return max(ScreenPlan.leastAd, min(wanted, columns - ScreenPlan.leastSide - 3))
  }

  /// The columns of the ad in the other widths of its layout that there is room for.
  var otherColumns: [Int] {
    var room = columns - adColumns - 3 - ScreenPlan.wideSide
    return widths.map { Int((min($0, 4_000) / TextMetrics.cellWidth).rounded(.up)) }.filter { wanted in
      guard wanted != adColumns, wanted + 3 <= room else { return false }
      room -= wanted + 3
      return true
    }
  }
}
