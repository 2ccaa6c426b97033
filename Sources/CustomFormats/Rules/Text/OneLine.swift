import Documents

/// A text put on one line: runs of blanks with a line break or tab among them become one blank, at the edges nothing.
struct OneLine {
  /// The edits that do it, in order.
  private(set) var edits: [TextEdit] = []

  /// Looks for runs of blanks; `isFault` tells which of them are to become one.
  init(_ text: String, where isFault: (ArraySlice<Unicode.Scalar>) -> Bool) {
    let scalars = Array(text.unicodeScalars)
    var at = 0
    while at < scalars.count {
      let start = at
      while at < scalars.count, scalars[at].properties.isWhitespace { at += 1 }
      if at > start, isFault(scalars[start..<at]) {
        edits.append(TextEdit(start..<at, start == 0 || at == scalars.count ? "" : " "))
      }
      if at == start { at += 1 }
    }
  }

  /// The mend of the text; nil where there is nothing to do.
  var mend: Mend.Change? { edits.isEmpty ? nil : .text(edits) }

  /// What a hint says that `--fix` does; nil where there is nothing to do.
  var words: String? {
    guard !edits.isEmpty else { return nil }
    let blanks = edits.count { !$0.text.isEmpty }
    if blanks == 0 { return edits.count == 1 ? "--fix removes it" : "--fix removes them" }
    return blanks == 1 && edits.count == 1 ? "--fix writes a blank there" : "--fix writes blanks there"
  }
}
