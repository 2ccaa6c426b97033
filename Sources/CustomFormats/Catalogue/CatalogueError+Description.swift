import Documents

extension CatalogueError: CustomStringConvertible {
  /// One sentence that names the path, without a full stop.
  public var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist, so there is no catalogue to read"
    case .empty(let path): "\(path) is empty, so there is no catalogue to read"
    case .notAFile(let path, let kind): "\(path) is \(kind), expected a catalogue file"
    case .unreachable(let path, let reason): "\(path) cannot be used: \(reason)"
    case .cannotCreate(let path, let reason): "\(path) cannot be made: \(reason)"
    case .notADatabase(let path): "\(path) is no SQLite database, expected a catalogue"
    case .otherProgram(let path, let application):
      "\(path) is the database of another program (application ID \(application)), "
        + "expected a catalogue (\(Catalogue.applicationID))"
    case .newer(let path, let schema, let known):
      "\(path) has catalogue schema \(schema), and this formatctl knows schemas up to \(known)"
    case .older(let path, let schema, let known):
      "\(path) has catalogue schema \(schema), and reading expects \(known); any command that writes brings it up to date"
    case .readOnly(let path): "\(path) cannot be changed: the file or its folder is read-only"
    case .unmerged(let path):
      "\(path) cannot be read here: its newest changes are in \(path)-wal, which needs a folder that can be written"
    case .busy(let path): "\(path) is being written by another program, which did not finish in \(patience) seconds"
    case .full(let path): "\(path) was not changed: there is no room left on the disk"
    case .damaged(let path, let detail): "\(path) is damaged: \(detail)"
    case .formatIdTaken(let path, let formatId, let other):
      "format ID \(formatId) is taken in \(path) by \"\(other.name)\""
    case .slugTaken(let path, let slug, let other):
      "slug \(slug) is taken in \(path) by \"\(other.name)\" (\(other.formatId ?? "a draft"))"
    case .sampleNameTaken(let path, let name): "the format has a sample \"\(name)\" in \(path) already"
    case .outdated(let path, let format, let basedOn, let latest, let current):
      Self.outdated(path, format.shortest, basedOn: basedOn, latest: latest, ending: current == nil ? "deleted" : nil)
    case .sampleOutdated(let path, let name, let basedOn, let latest, let current):
      Self.outdated(path, "sample \"\(name)\"", basedOn: basedOn, latest: latest, ending: current == nil ? "removed" : nil)
    case .noSuchFormat(let path, let identity): "\(path) has no format number \(identity.number), or it was deleted"
    case .noSuchSample(let path, let identity): "\(path) has no sample number \(identity.number)"
    case .noSuchMedia(let path, let file, let hash): "\(path) has no media \(hash), which a sample calls \(file)"
    case .mediaTooLarge(let path, let file, let bytes):
      "\(file) has \(bytes) bytes, and \(path) takes media of at most \(Catalogue.largestMedia)"
    case .mediaPathTwice(let path, let file): "a sample for \(path) has two media files called \(file), expected one"
    case .nothingToUndo(let path): "\(path) has no change that is left to undo"
    case .nothingToRedo(let path): "\(path) has no undo that is left to take back"
    case .notNext(let path, let change, let next):
      "change \(change.number) is not the next to be taken back in \(path), "
        + (next.map { "expected \(Self.call($0))" } ?? "where none is left")
    case .touchedSince(let path, let format, let reverting, let later):
      "\(format.shortest) was changed since in \(path)\(later.map { " by \(Self.call($0))" } ?? ""), "
        + "so \(Self.call(reverting)) cannot be taken back"
    case .lostRevision(let path, let name, let revision):
      "revision \(revision) of \(name) is not in \(path) any more, so what followed it cannot be taken back"
    case .exists(let path): "\(path) exists already, expected a path where nothing is"
    case .unsoundCopy(let path, let original, let problem):
      "\(path) was not made, since the copy of \(original) is not sound: \(problem)"
    case .nothingToRecover(let path): "\(path) has no row of a catalogue that can still be read"
    case .failed(let path, let error): "\(path) failed: \(error)"
    }
  }

  /// A change by its number, its command and its author.
  private static func call(_ change: StoredChange) -> String {
    "change \(change.identity.number) (\(change.note.command.visible), \(change.note.author.visible))"
  }

  private var patience: Int32 { Connection.patience / 1_000 }

  private static func outdated(_ path: String, _ name: String, basedOn: Int, latest: Int, ending: String?) -> String {
    if let ending {
      "\(name) was \(ending) in revision \(latest) in \(path), and the change is based on revision \(basedOn)"
    } else {
      "\(name) is at revision \(latest) in \(path), and the change is based on revision \(basedOn)"
    }
  }
}
