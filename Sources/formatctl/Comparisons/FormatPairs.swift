import CustomFormats

/// The definitions of two sides, each with the one of the same format on the other side.
struct FormatPairs {
  /// The formats that both sides have, in the order of the newer side.
  private(set) var pairs: [(older: ComparedDefinition, newer: ComparedDefinition)] = []
  /// The formats that only the older side has.
  private(set) var onlyOlder: [ComparedDefinition] = []
  /// The formats that only the newer side has.
  private(set) var onlyNewer: [ComparedDefinition] = []

  /// Pairs definitions: one with one whatever they are called, among many by ID, else by slug.
  init(_ older: ComparedSide, _ newer: ComparedSide) throws {
    if !older.isCollection, !newer.isCollection {
      pairs = [(older.definitions[0], newer.definitions[0])]
      return
    }
    var matches: [Int: Int] = [:]
    func match(_ name: (CustomFormat) -> String?) {
      for (index, definition) in newer.definitions.enumerated() where matches[index] == nil {
        guard let wanted = name(definition.format) else { continue }
        matches[index] = older.definitions.indices.first { candidate in
          name(older.definitions[candidate].format) == wanted && !matches.values.contains(candidate)
        }
      }
    }
    match { $0.formatID?.description }
    match { $0.slug }
    for (index, definition) in newer.definitions.enumerated() {
      if let old = matches[index] { pairs.append((older.definitions[old], definition)) } else { onlyNewer.append(definition) }
    }
    onlyOlder = older.definitions.indices.filter { !matches.values.contains($0) }.map { older.definitions[$0] }
    if older.isCollection != newer.isCollection {
      let (one, many) = older.isCollection ? (newer, older) : (older, newer)
      if pairs.isEmpty { throw Failure("\(many.name) holds no \(one.definitions[0].format.label), as \(one.name) does.") }
      // The rest of the side with many was not asked for.
      (onlyOlder, onlyNewer) = ([], [])
    }
  }
}
