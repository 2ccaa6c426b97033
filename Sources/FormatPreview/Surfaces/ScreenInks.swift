import CNCurses

/// The colours and weights of cells as ncurses has them: pairs of colours by number, which it has so many of.
struct ScreenInks {
  private let colours: Int
  private let isDirect: Bool
  private let most: Int
  private var pairs: [Colours: Int32] = [:]

  private struct Colours: Hashable {
    let ink: Int32
    let paper: Int32
  }

  /// Finds out what the terminal shows; without colour all cells are in the reader's own.
  init(isColoured: Bool) {
    // `alloc_pair` crashes on a terminal that has no colours.
    guard isColoured, has_colors() else {
      (colours, isDirect, most) = (0, false, 0)
      return
    }
    start_color()
    use_default_colors()
    colours = Int(formatctl_colours())
    isDirect = formatctl_is_direct()
    most = Int(formatctl_pairs())
  }

  /// Whether a page might ask for more pairs than are left.
  func isNearlyFull(for frame: Frame) -> Bool {
    guard colours > 0, !pairs.isEmpty else { return false }
    return pairs.count + min(frame.columns * frame.rows, most / 2) >= most
  }

  /// Forgets all pairs; whatever is on the screen is to be painted anew.
  mutating func forget() {
    reset_color_pairs()
    pairs = [:]
  }

  /// Returns how a cell is drawn.
  mutating func ink(of cell: Cell) -> (attributes: attr_t, pair: Int32) {
    let style = cell.style
    var attributes = attr_t(0)
    // Among few colours bold makes a dark one bright, black grey.
    if style == .strong || style == .accent, cell.ink == nil || colours > 16 { attributes |= formatctl_bold() }
    if style == .faint, cell.ink == nil { attributes |= formatctl_dim() }
    if style == .selected { attributes |= formatctl_reverse() }
    guard colours > 0 else { return (attributes, 0) }
    let ink = cell.ink.map(number) ?? Self.number(of: style)
    return (attributes, pair(Colours(ink: ink, paper: cell.paper.map(number) ?? -1)))
  }

  private mutating func pair(_ colours: Colours) -> Int32 {
    if colours.ink == -1, colours.paper == -1 { return 0 }
    if let known = pairs[colours] { return known }
    let made = alloc_pair(colours.ink, colours.paper)
    guard made > 0 else { return 0 }
    pairs[colours] = made
    return made
  }

  private func number(_ colour: RGB) -> Int32 {
    if isDirect {
      let value = Int32(colour.red) << 16 | Int32(colour.green) << 8 | Int32(colour.blue)
      // 0 to 7 mean the reader's own colours, in 24 bits too.
      return value < 8 ? 8 : value
    }
    if colours >= 256 { return Int32(Palette.nearest256(colour)) }
    return Int32(Palette.nearest16(colour, amongFirst: colours))
  }

  /// The reader's own colour of a style, -1 for that of all text.
  private static func number(of style: Style) -> Int32 {
    switch style {
    case .plain, .strong, .faint, .selected: -1
    case .success: Int32(COLOR_GREEN)
    case .warning: Int32(COLOR_YELLOW)
    case .failure: Int32(COLOR_RED)
    case .accent: Int32(COLOR_CYAN)
    }
  }
}
