import Documents

extension CreativeFiles {
  /// Reads all creatives and returns the formats that they name, as written.
  ///
  /// Throws `ReadError` and `CreativeFilesError`.
  public func formatReferences() throws -> Set<String> {
    var references: Set<String> = []
    func note(_ creative: JSONValue?) {
      guard let value = creative?["formatId"], let name = value.string ?? value.numberText else { return }
      references.insert(name)
    }
    while let batch = try next() {
      for part in batch.parts {
        switch part {
        case .document(let document, _):
          let root = document.root
          if root?.kind == .array { root?.elements.forEach(note) } else { note(root) }
        case .lines(let bytes, let first, _, _):
          for line in CreativeBatch.lines(of: bytes, first: first) { note(line.root) }
        case .overlongLine: break
        }
      }
    }
    return references
  }
}
