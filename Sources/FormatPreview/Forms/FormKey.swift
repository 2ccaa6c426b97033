/// The keys of the form: the one table that they, their help and their last line go by.
enum FormKey: CaseIterable {
  case up, down, open, add, remove, moveUp, moveDown, undo, save, back

  /// The keys, the one that is shown first.
  var keys: [Key] {
    switch self {
    case .up: [.up, "k"]
    case .down: [.down, "j"]
    case .open: [.enter, "e"]
    case .add: ["a"]
    case .remove: [.delete, "d", .backspace]
    case .moveUp: ["K"]
    case .moveDown: ["J"]
    case .undo: ["u"]
    case .save: ["s"]
    case .back: [.escape, "q", "f"]
    }
  }

  /// What they do, in a few words.
  var words: String {
    switch self {
    case .up: "choose the line above"
    case .down: "choose the line below"
    case .open: "open a field, change a value"
    case .add: "add a field, a member or a node behind the line"
    case .remove: "take away what the line says"
    case .moveUp: "move the field or node up"
    case .moveDown: "move the field or node down"
    case .undo: "take the newest change back"
    case .save: "show what has changed, and save it"
    case .back: "go one step back"
    }
  }

  /// The word on the last line of the screen, nil for none.
  var hint: String? {
    switch self {
    case .open: "change"
    case .add: "add"
    case .remove: "remove"
    case .moveUp: nil
    case .moveDown: "move"
    case .undo: "undo"
    case .save: "save"
    case .back: "back"
    case .up, .down: nil
    }
  }

  /// Returns what a key does.
  static func action(of key: Key) -> FormKey? { allCases.first { $0.keys.contains(key) } }
}
