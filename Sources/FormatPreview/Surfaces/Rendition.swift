/// The colours and weight of a cell as a terminal is told them: ECMA-48's "select graphic rendition".
struct Rendition: Equatable {
  /// The text's style.
  var style: Style
  /// The colour of the character.
  var ink: RGB?
  /// The colour behind it.
  var paper: RGB?

  /// What a terminal shows before it is told anything.
  static let usual = Rendition(style: .plain, ink: nil, paper: nil)

  /// Returns the sequence that leads from another rendition to this one.
  func sequence(from before: Rendition, _ depth: ColourDepth) -> String {
    if self == .usual { return "\u{1B}[0m" }
    var codes: [String] = []
    var before = before
    if style != before.style || (ink == nil && before.ink != nil) || (paper == nil && before.paper != nil) {
      codes.append("0")
      before = .usual
      codes += styleCodes(depth)
    }
    if let ink, ink != before.ink { codes.append(Self.code(ink, depth, base: 30)) }
    if let paper, paper != before.paper { codes.append(Self.code(paper, depth, base: 40)) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private func styleCodes(_ depth: ColourDepth) -> [String] {
    switch style {
    case .plain: []
    // Among sixteen colours bold makes a dark one bright, black grey.
    case .strong: ink != nil && depth == .sixteen ? [] : ["1"]
    case .faint: ink == nil ? ["2"] : []
    case .success: ["32"]
    case .warning: ["33"]
    case .failure: ["31"]
    case .selected: ["7"]
    case .accent: ink == nil ? ["1", "36"] : ["1"]
    }
  }

  private static func code(_ colour: RGB, _ depth: ColourDepth, base: Int) -> String {
    switch depth {
    case .full: return "\(base + 8);2;\(colour.red);\(colour.green);\(colour.blue)"
    case .palette: return "\(base + 8);5;\(Palette.nearest256(colour))"
    case .sixteen:
      let number = Palette.nearest16(colour)
      return String(number < 8 ? base + number : base + 52 + number)
    }
  }
}
