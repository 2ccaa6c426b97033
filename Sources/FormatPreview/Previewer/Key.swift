/// A key that was pressed.
public enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter with the control key.
  case control(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  case f1

  /// The key as pages name it.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "⌫"
    case .delete: "Del"
    case .f1: "F1"
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
