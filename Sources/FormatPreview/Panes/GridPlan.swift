import CustomFormats
import NativeAds

/// Where all states stand when they are shown at once, and which of them there is room for.
struct GridPlan {
  /// The states beside one another.
  let across: Int
  /// The states that are seen, with their number and where they stand.
  let tiles: [(number: Int, state: AdState, rect: CellRect)]
  /// The ads of the states that are seen.
  let ads: [StagedAd]

  /// Whether the ads are drawn flatter than they are.
  let isFlat: Bool

  /// The least columns and rows of a state.
  private static let least = (columns: 26, rows: 9)

  /// Plans the grid of a previewer; nil where it shows none.
  init?(_ preview: PreviewState) {
    guard case .grid(let chosen) = preview.pane else { return nil }
    let states = preview.states
    let across = Self.across(preview, states.count)
    let columns = min(preview.columns / across, Self.most(preview))
    let (room, wanted) = (preview.rows - 2, (states.count + across - 1) / across)
    let down = max(1, min(wanted, room / Self.least.rows))
    let format = Self.flattened(preview, columns: columns - 3, rows: room / down - 3)
    let cardRows = Self.rows(preview.shown.creative, of: format, columns: columns - 3) + 3
    let rows = min(room / down, max(Self.least.rows, cardRows))
    let first = max(0, min(chosen / across - down / 2, wanted - down))
    let seen = states.indices.dropFirst(first * across).prefix(across * down)
    self.across = across
    isFlat = format.layout != preview.format.layout
    tiles = seen.map { number in
      let place = number - first * across
      let rect = CellRect(column: place % across * columns, row: 1 + place / across * rows, columns: columns - 1, rows: rows)
      return (number, states[number], rect)
    }
    ads = seen.map { StagedAd(preview.shown.creative, of: format, in: states[$0], columns: columns - 3) }
  }

  /// Returns the number of the state at a cell.
  func state(column: Int, row: Int) -> Int? { tiles.first { $0.rect.holds(column, row) }?.number }

  /// Returns as few states beside one another as there is room for all of them with; else as many as can be.
  private static func across(_ preview: PreviewState, _ count: Int) -> Int {
    let most = max(1, preview.columns / least.columns)
    let fewest = max(1, preview.columns / Self.most(preview))
    return (fewest...max(fewest, most)).first { across in
      let columns = preview.columns / across - 3
      let down = (count + across - 1) / across
      return down * (rows(preview.shown.creative, of: preview.format, columns: columns) + 3) <= preview.rows - 2
    } ?? most
  }

  /// The columns of a state whose ad is as wide as it is wanted.
  private static func most(_ preview: PreviewState) -> Int { max(least.columns, preview.adColumns + 3) }

  /// Returns the format with pictures as flat as it takes for the words to be seen.
  private static func flattened(_ preview: PreviewState, columns: Int, rows: Int) -> CustomFormat {
    var format = preview.format
    for factor in [1, 1.5, 2, 3] {
      if factor > 1 { format.layout = preview.format.shownLayout.flattened(by: factor) }
      if Self.rows(preview.shown.creative, of: format, columns: columns) <= rows { break }
    }
    return format
  }

  private static func rows(_ creative: ServedCreative, of format: CustomFormat, columns: Int) -> Int {
    CellRect(StagedAd(creative, of: format, in: .typical, columns: columns).layout.bounds).rows
  }
}

extension Layout {
  /// Returns the layout with everything that has a ratio so many times as flat.
  fileprivate func flattened(by factor: Double) -> Layout {
    guard factor > 1 else { return self }
    var layout = self
    layout.minHeight = minHeight / factor
    layout.root = root.flattened(by: factor)
    return layout
  }
}

extension LayoutNode {
  fileprivate func flattened(by factor: Double) -> LayoutNode {
    var node = self
    switch aspect {
    case .ratio(let ratio):
      node.aspect = AspectRatio("\(ratio.value * factor):1").map(Aspect.ratio)
    case .media: node.aspect = AspectRatio("\(1.78 * factor):1").map(Aspect.ratio)
    case nil: break
    }
    switch content {
    case .column(let children): node.content = .column(children.map { $0.flattened(by: factor) })
    case .row(let children): node.content = .row(children.map { $0.flattened(by: factor) })
    case .layers(let children): node.content = .layers(children.map { $0.flattened(by: factor) })
    case .slot, .space, .paint: break
    }
    return node
  }
}
