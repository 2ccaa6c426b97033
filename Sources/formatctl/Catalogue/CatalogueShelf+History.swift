import CustomFormats

extension CatalogueShelf {
  /// Returns what a name stands for inside the catalogue, also that of a deleted format; nil where none ever had it.
  func identity(_ reference: FormatReference) throws -> StoredFormat.Identity? {
    let identity = try asking { (catalogue) throws(CatalogueError) -> StoredFormat.Identity? in
      switch reference {
      case .id(let id, _): try catalogue.identity(id: id.description)
      case .slug(let slug, _): try catalogue.identity(slug: slug)
      case .path: nil
      }
    }
    return identity ?? nil
  }

  /// Returns the revision in which the format that had a name was deleted, nil where none had it or it is there.
  func deletion(_ reference: FormatReference) throws -> Int? {
    guard let identity = try identity(reference) else { return nil }
    let entries = try changes(of: identity).lazy.flatMap(\.entries).filter { $0.sample == nil }
    return entries.first.flatMap { $0.isDeletion ? $0.revision : nil }
  }

  /// Returns a revision of a format, nil where it had none or was deleted in it.
  func revision(_ number: Int, of format: StoredFormat.Identity) throws -> StoredFormat? {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.format(format, revision: number) } ?? nil
  }

  /// Tells whether a sample had a revision and was not removed in it.
  func hasSample(_ sample: StoredSample.Identity, revision: Int) throws -> Bool {
    let stored = try asking { (catalogue) throws(CatalogueError) in try catalogue.sample(sample, revision: revision) }
    return (stored ?? nil) != nil
  }

  /// Returns the changes, newest first, of one format or of all.
  func changes(of format: StoredFormat.Identity? = nil, limit: Int? = nil) throws -> [StoredChange] {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.changes(of: format, limit: limit) } ?? []
  }

  /// Returns a change by its number.
  func change(_ identity: StoredChange.Identity) throws -> StoredChange? {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.storedChange(identity) } ?? nil
  }

  /// Returns the change that an undo or a redo would take back, nil where none is left.
  func next(isRedo: Bool) throws -> StoredChange? {
    try asking { (catalogue) throws(CatalogueError) in
      try isRedo ? catalogue.nextRedo() : catalogue.nextUndo()
    } ?? nil
  }

  /// Returns what taking a change back would do.
  func reversalPlan(of change: StoredChange) throws -> ReversalPlan? {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.reversalPlan(of: change) }
  }

  /// Returns which changes take others back.
  func reversals() throws -> Reversals? {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.reversals() }
  }
}
