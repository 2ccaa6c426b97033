import Documents

extension FuzzTarget {
  /// The JSON scanner: what it finds sound it finds so again once it is written.
  static let json = FuzzTarget("json", longest: 2_048) { bytes in
    let document = JSONDocument(bytes)
    for problem in document.problems {
      let place = document.place(at: problem.offset)
      try Contradiction.unless(place.byte <= bytes.count, "a problem stands at byte \(place.byte) of \(bytes.count)")
    }
    guard document.problems.isEmpty, let tree = document.root?.json else { return }
    for text in [tree.compactText, tree.documentText] {
      let again = JSONDocument(Array(text.utf8))
      try Contradiction.unless(again.problems.isEmpty && again.root?.json == tree, "written, it reads as \(text)")
    }
  }
}
