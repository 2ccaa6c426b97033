/// Why a catalogue could not be opened, read or changed.
public enum CatalogueError: Error, Equatable, Sendable {
  /// Nothing is at the path.
  case missing(path: String)
  /// The file is there and no change has been written to it yet.
  case empty(path: String)
  /// Something other than a file is at the path.
  case notAFile(path: String, kind: String)
  /// The file cannot be opened, read or written, for the reason the system gives.
  case unreachable(path: String, reason: String)
  /// The file cannot be made, for the reason the system gives.
  case cannotCreate(path: String, reason: String)
  /// The file holds something other than a SQLite database.
  case notADatabase(path: String)
  /// The database belongs to another program.
  case otherProgram(path: String, applicationID: Int)
  /// The database was made by a newer release.
  case newer(path: String, schema: Int, known: Int)
  /// The database was made by an older release and reading cannot bring it up to date.
  case older(path: String, schema: Int, known: Int)
  /// The file or its folder may not be written.
  case readOnly(path: String)
  /// Changes stand in the log, which can be read only where the folder can be written.
  case unmerged(path: String)
  /// Another program was writing all the while.
  case busy(path: String)
  /// There is no room for the change.
  case full(path: String)
  /// The database is damaged.
  case damaged(path: String, detail: String)
  /// A live format has the format ID.
  case formatIdTaken(path: String, formatId: String, by: FormatNames)
  /// A live format has the slug.
  case slugTaken(path: String, slug: String, by: FormatNames)
  /// A live sample of the format has the name.
  case sampleNameTaken(path: String, name: String)
  /// The format has moved on from the revision that a change is based on; it is nil when it was deleted.
  case outdated(path: String, format: FormatNames, basedOn: Int, latest: Int, current: StoredFormat?)
  /// The sample has moved on from the revision that a change is based on; it is nil when it was removed.
  case sampleOutdated(path: String, name: String, basedOn: Int, latest: Int, current: StoredSample?)
  /// No live format has the identity.
  case noSuchFormat(path: String, StoredFormat.Identity)
  /// No sample has the identity.
  case noSuchSample(path: String, StoredSample.Identity)
  /// The catalogue holds no media with the hash.
  case noSuchMedia(path: String, file: String, MediaHash)
  /// A media file is larger than a catalogue takes.
  case mediaTooLarge(path: String, file: String, bytes: Int)
  /// Two media files of a sample have the same path.
  case mediaPathTwice(path: String, file: String)
  /// No change is left to take back.
  case nothingToUndo(path: String)
  /// No undo is left to take back.
  case nothingToRedo(path: String)
  /// Another change is next in turn than the one that was asked for; nil when none is.
  case notNext(path: String, StoredChange.Identity, next: StoredChange?)
  /// A later change touched a format of the change that was to be taken back.
  case touchedSince(path: String, format: FormatNames, reverting: StoredChange, by: StoredChange?)
  /// A revision that is to come back was lost.
  case lostRevision(path: String, name: String, revision: Int)
  /// Something is at the path where a new file was to be made.
  case exists(path: String)
  /// A copy is not sound, and was not kept.
  case unsoundCopy(path: String, of: String, CatalogueProblem)
  /// No row of a catalogue could be read from a file.
  case nothingToRecover(path: String)
  /// SQLite failed in a way that has no words of its own here.
  case failed(path: String, SQLiteError)
}
