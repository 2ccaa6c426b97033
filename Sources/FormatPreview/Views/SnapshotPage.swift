import CustomFormats

/// An ad in one state as text that is kept and compared: its cells, then what their colours are, then its facts.
///
/// Pictures are panels with their facts, so that the text does not depend on a decoder, and nothing on the terminal.
public struct SnapshotPage {
  /// The first line of every snapshot, by which it is known.
  public static let mark = "formatctl preview --snapshot"

  /// The text.
  public let text: String

  /// Draws an ad under its title, on a light screen and on a dark one.
  public init(title: TextLine, _ ad: StagedAd, _ facts: FactsView) {
    let frames = [false, true].map { Self.frame(of: ad, isDark: $0) }
    let lines = [Self.mark, title.text, ""] + frames[0].lines + [""] + Self.colours(of: frames[0], frames[1]) + [""]
    text = (lines + facts.lines(columns: 80).map(\.text)).map { $0 + "\n" }.joined()
  }

  private static func frame(of ad: StagedAd, isDark: Bool) -> Frame {
    var view = AdView(ad, pictures: [:], isColoured: true, order: .logical)
    view.isDark = isDark
    var frame = Frame(columns: view.columns, rows: view.rows)
    view.draw(column: 0, row: 0, on: &frame)
    return frame
  }

  /// The colours and weight of a cell on both screens.
  private struct Look: Hashable {
    let style: Style
    let light: Ink
    let dark: Ink

    init(_ light: Cell, _ dark: Cell) {
      style = light.text == " " ? .plain : light.style
      self.light = Ink(light)
      self.dark = Ink(dark)
    }

    /// What it looks like, in words.
    var words: String {
      (style == .plain ? "" : "\(style), ") + light.words + (dark == light ? "" : "; dark \(dark.words)")
    }
  }

  /// The colours of a cell on one screen; a blank shows the one behind it alone.
  private struct Ink: Hashable {
    let ink: RGB?
    let paper: RGB?

    init(_ cell: Cell) {
      ink = cell.text == " " ? nil : cell.ink
      paper = cell.paper
    }

    var words: String {
      let ink = ink.map(\.hex)
      guard let paper = paper?.hex else { return ink ?? "the terminal's own" }
      return ink.map { "\($0) on \(paper)" } ?? "on \(paper)"
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// Returns the looks of all cells as letters, `.` for those in the terminal's own colours, and what the letters mean.
  private static func colours(of light: Frame, _ dark: Frame) -> [String] {
    let own = Look(.blank, .blank)
    var known: [Look] = []
    let rows = (0..<light.rows).map { row in
      let letters = (0..<light.columns).map { column -> Character in
        let look = Look(light[column, row], dark[column, row])
        if look == own || look.style == .faint && look.light.paper == nil && look.light.ink == nil { return "." }
        let number = known.firstIndex(of: look) ?? known.count
        if number == known.count { known.append(look) }
        return number < Self.letters.count ? Self.letters[number] : "?"
      }
      return String(letters)
    }
    let legend = known.prefix(Self.letters.count).enumerated().map { "\(Self.letters[$0])  \($1.words)" }
    return rows + [""] + legend
  }
}

extension RGB {
  /// The colour as `#RRGGBB`.
  fileprivate var hex: String { LayoutColour.text(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 0xFF) }
}
