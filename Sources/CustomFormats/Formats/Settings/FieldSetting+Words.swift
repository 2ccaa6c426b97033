extension FieldSetting {
  /// The words that its value may be, or be made of; none where anything may stand.
  public var words: [String] {
    switch form {
    case .word(let words), .words(let words): words
    case .choice: ["yes", "no"]
    default: []
    }
  }
}

extension FieldSetting {
  /// The members of a field in a definition that it writes: `limits.maxCharacters`, `required`.
  public var members: [String] {
    switch place {
    case .member(let name): [name]
    case .limit(let name): ["limits.\(name)"]
    case .limits(let first, let second): ["limits.\(first)", "limits.\(second)"]
    case .clickable: []
    }
  }
}
