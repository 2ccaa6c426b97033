extension Catalogue {
  /// Reads the change that an undo would take back: the newest that is no undo and is not undone.
  ///
  /// A redo is a change like any other, which an undo takes back again.
  public func nextUndo() throws(CatalogueError) -> StoredChange? { try next(isUndo: false) }

  /// Reads the undo that a redo would take back: the newest that is not redone.
  public func nextRedo() throws(CatalogueError) -> StoredChange? { try next(isUndo: true) }

  /// Takes the next change back by a new one, which restores its formats and samples byte for byte.
  ///
  /// With `expected` it does so only if that change is the next, so that what a person has agreed to is what happens. It
  /// throws `.touchedSince` where a later change touched one of the formats.
  @discardableResult
  public func undo(
    _ expected: StoredChange.Identity? = nil, by note: ChangeNote
  ) throws(CatalogueError) -> Reversal {
    try revert(expected, by: note, isUndo: false)
  }

  /// Takes the next undo back by a new change, so that what was undone is as it was; it throws as `undo` does.
  @discardableResult
  public func redo(
    _ expected: StoredChange.Identity? = nil, by note: ChangeNote
  ) throws(CatalogueError) -> Reversal {
    try revert(expected, by: note, isUndo: true)
  }

  private func next(isUndo: Bool) throws(CatalogueError) -> StoredChange? {
    let reversals = try reversals()
    let identity = reversals.changes.last { reversals.isUndo($0) == isUndo && reversals.reversal(of: $0) == nil }
    return if let identity { try storedChange(identity) } else { nil }
  }

  private func revert(
    _ expected: StoredChange.Identity?, by note: ChangeNote, isUndo: Bool
  ) throws(CatalogueError) -> Reversal {
    do {
      var target: StoredChange?
      let made = try change(
        noting: {
          let change = try self.next(isUndo: isUndo)
          if let expected, expected != change?.identity {
            throw CatalogueError.notNext(path: self.path, expected, next: change)
          }
          target = change
          return ChangeNote(
            time: note.time, author: note.author, reason: note.reason, command: note.command, reverts: change?.identity)
        },
        { change in
          guard let target else {
            throw isUndo ? CatalogueError.nothingToRedo(path: self.path) : .nothingToUndo(path: self.path)
          }
          try self.expectUntouched(since: target)
          try change.revert(target)
          return change.identity
        })
      guard let target, let made, let change = try storedChange(made) else { throw CatalogueError.nothingToUndo(path: path) }
      return Reversal(reverted: target, made: change)
    } catch {
      throw CatalogueError(error, at: path)
    }
  }

  /// Throws unless the formats of a change are as it left them, their samples too.
  func expectUntouched(since change: StoredChange) throws(CatalogueError) {
    for format in Set(change.entries.map(\.format.format)).sorted(by: { $0.number < $1.number }) {
      if try state(of: format) == state(of: format, through: change.identity) { continue }
      let later = try changes(of: format).first { $0.identity.number > change.identity.number && $0.note.reverts == nil }
      let names = try latestRevision(of: format)?.names ?? change.entries.first { $0.format.format == format }?.format
      guard let names else { throw .noSuchFormat(path: path, format) }
      throw .touchedSince(path: path, format: names, reverting: change, by: later)
    }
  }
}
