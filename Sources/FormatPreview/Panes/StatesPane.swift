import CustomFormats
import Documents
import NativeAds

/// The second line: the states that the ad can be in, and how wide it is.
struct StatesPane {
  private let preview: PreviewState

  /// Creates the line.
  init(_ preview: PreviewState) { self.preview = preview }

  /// A state with its columns.
  private struct Chip {
    let state: AdState
    let words: String
    let column: Int
    var endColumn: Int { column + DisplayWidth.of(words) }
  }

  /// Draws the line.
  func draw(in rect: CellRect, on frame: inout Frame) {
    for chip in chips {
      let isShown = chip.state == preview.state
      frame.write(chip.words, column: chip.column, row: rect.row, style: isShown ? .selected : .plain)
    }
    if let first = chips.first, first.state != preview.states.first {
      frame.write("‹", column: 0, row: rect.row, style: .strong)
    }
    if let last = chips.last, last.state != preview.states.last {
      frame.write("›", column: last.endColumn, row: rect.row, style: .strong)
    }
    frame.write(width, column: rect.endColumn - DisplayWidth.of(width) - 1, row: rect.row, style: .faint)
  }

  /// Returns the state at a column.
  func state(at column: Int) -> AdState? { chips.first { $0.column <= column && column < $0.endColumn }?.state }

  /// Who serves it where that is not the publisher, and the width that is drawn, beside the one that there is no room for.
  private var width: String {
    let (drawn, wanted) = (preview.adColumns * 8, Int(preview.wantedPoints))
    let origin = preview.origin == .direct || preview.format.type == .custom ? "" : preview.origin.rawValue + "  "
    let seen = preview.isListed ? "\(Int((preview.visibleShare * 100).rounded())) % seen  " : ""
    return seen + origin + (drawn >= wanted ? "\(wanted) pt" : "\(drawn) of \(wanted) pt")
  }

  /// The chips that there is room for, the one that is shown among them.
  private var chips: [Chip] {
    let all = preview.states
    let room = preview.columns - DisplayWidth.of(width) - 4
    var first = 0
    while true {
      var chips: [Chip] = []
      var column = 1
      for state in all[first...] {
        let words = state == preview.state ? "[\(state.label.visible)]" : " \(state.label.visible) "
        if column + DisplayWidth.of(words) > room { break }
        chips.append(Chip(state: state, words: words, column: column))
        column += DisplayWidth.of(words)
      }
      if chips.contains(where: { $0.state == preview.state }) || first + 1 >= all.count { return chips }
      first += 1
    }
  }
}
