/// Which changes of a catalogue take others back, and which are taken back.
public struct Reversals: Sendable {
  /// All changes, oldest first.
  private(set) var changes: [StoredChange.Identity] = []
  private var undos: Set<StoredChange.Identity> = []
  private var takenBackBy: [StoredChange.Identity: StoredChange.Identity] = [:]

  /// Begins with no change.
  public init() {}

  /// Adds a change that is newer than those before, and the one that it takes back.
  mutating func add(_ change: StoredChange.Identity, reverting target: StoredChange.Identity?) {
    changes.append(change)
    guard let target else { return }
    takenBackBy[target] = change
    if !undos.contains(target) { undos.insert(change) }
  }

  /// Tells whether a change is an undo; one that takes an undo back is a redo, and none.
  public func isUndo(_ change: StoredChange.Identity) -> Bool { undos.contains(change) }

  /// Returns the change that took a change back, nil where it stands.
  public func reversal(of change: StoredChange.Identity) -> StoredChange.Identity? { takenBackBy[change] }
}

extension Catalogue {
  /// Reads which changes take others back.
  public func reversals() throws(CatalogueError) -> Reversals {
    try query { (connection) throws(SQLiteError) in
      let statement = try Statement("SELECT id, reverts FROM change ORDER BY id", on: connection)
      var reversals = Reversals()
      while try statement.step() { reversals.add(try statement.column(0), reverting: try statement.column(1)) }
      return reversals
    }
  }
}
