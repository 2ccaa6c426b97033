/// One declared argument, option or flag, and the way to fill it.
struct Declaration {
  /// What help and completions say of it.
  let about: ArgumentDescription
  /// Fills the property from its words.
  let fill: ([String]) throws(RejectedWord) -> Void

  /// Creates a declaration from its description and what fills it.
  init(_ about: ArgumentDescription, fill: @escaping ([String]) throws(RejectedWord) -> Void) {
    self.about = about
    self.fill = fill
  }

  /// Returns the declarations of a command or option group, in the order they are written.
  static func all(in owner: Any) -> [Declaration] {
    Mirror(reflecting: owner).children.flatMap { label, value in
      // The storage behind a wrapped property `key` is called `_key`.
      (value as? any Declared)?.declarations(named: String(label?.drop { $0 == "_" } ?? "")) ?? []
    }
  }
}
