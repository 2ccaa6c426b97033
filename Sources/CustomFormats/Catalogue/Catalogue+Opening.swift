import CSQLite

extension Catalogue {
  /// Opens a catalogue that exists, and makes no file that stays.
  ///
  /// SQLite reads a database with a log through two files beside it, which it makes when they are absent and removes when
  /// the last connection closes, provided that it may write. Where it may not, a database without a log is read as a file
  /// that does not change.
  static func openForReading(_ file: CatalogueFile) throws(CatalogueError) -> Connection {
    try file.expectFile()
    do {
      let connection = try Connection(file.path, .reading)
      if !connection.isReadOnly { return try connection.readable(at: file.path) }
    } catch let error as SQLiteError {
      // A folder that cannot be written and a full disk both keep SQLite from making its two files.
      guard [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_PERM].contains(error.primaryCode) else {
        throw CatalogueError(error, at: file.path)
      }
    } catch {
      throw CatalogueError(error, at: file.path)
    }
    return try openWithoutWriting(file)
  }

  private static func openWithoutWriting(_ file: CatalogueFile) throws(CatalogueError) -> Connection {
    let logLength = file.logLength
    let hasChangesInLog = (logLength ?? 0) > 0
    if logLength != nil {
      do {
        return try open(file, .readingOnly)
      } catch .readOnly, .unreachable, .full {
        // The log's index is absent and cannot be made here. An empty log changes nothing and can be passed over.
      }
    }
    do {
      let connection = try open(file, .immutable)
      if !hasChangesInLog { return connection }
    } catch .empty where hasChangesInLog {
      // All that was ever written is in the log.
    }
    throw .unmerged(path: file.path)
  }

  private static func open(_ file: CatalogueFile, _ mode: Connection.Mode) throws(CatalogueError) -> Connection {
    do {
      return try Connection(file.path, mode).readable(at: file.path)
    } catch {
      throw CatalogueError(error, at: file.path)
    }
  }

  /// Opens a catalogue, makes it if it is absent, and brings its schema up to date.
  static func openForWriting(_ file: CatalogueFile) throws(CatalogueError) -> Connection {
    let isNew = file.state == .absent
    if isNew { try file.makeFolder() } else { try file.expectFile() }
    let connection: Connection
    do {
      connection = try Connection(file.path, .creating)
    } catch {
      if isNew, let refusal = file.creationRefusal { throw .cannotCreate(path: file.path, reason: refusal) }
      throw CatalogueError(error, at: file.path)
    }
    if connection.isReadOnly { throw .readOnly(path: file.path) }
    do {
      return try connection.writable(at: file.path)
    } catch let error as SQLiteError where error.primaryCode == SQLITE_CANTOPEN {
      // The file is open, so that it is the log which cannot be made beside it.
      throw .readOnly(path: file.path)
    } catch {
      throw CatalogueError(error, at: file.path)
    }
  }
}

extension CatalogueFile {
  /// Throws unless a file that can be a database stands at the path.
  ///
  /// SQLite takes a file shorter than its smallest page for one with no page yet, and would write over it.
  func expectFile() throws(CatalogueError) {
    switch state {
    case .file(let length) where (1..<512).contains(length): throw .notADatabase(path: path)
    case .file: return
    case .absent: throw .missing(path: path)
    case .other(let kind): throw .notAFile(path: path, kind: kind)
    case .unreachable(let reason): throw .unreachable(path: path, reason: reason)
    }
  }
}

extension Connection {
  /// Answers itself, or throws unless it is a catalogue with the schema that reading knows.
  fileprivate func readable(at path: String) throws -> Connection {
    switch try ownership() {
    case .nobody: throw CatalogueError.empty(path: path)
    case .otherProgram(let application): throw CatalogueError.otherProgram(path: path, applicationID: application)
    case .catalogue(let schema) where schema > Migration.newest:
      throw CatalogueError.newer(path: path, schema: schema, known: Migration.newest)
    case .catalogue(let schema) where schema < Migration.newest:
      throw CatalogueError.older(path: path, schema: schema, known: Migration.newest)
    case .catalogue: return self
    }
  }

  /// Answers itself, or throws unless it is a catalogue or has become one.
  fileprivate func writable(at path: String) throws -> Connection {
    switch try ownership() {
    case .otherProgram(let application): throw CatalogueError.otherProgram(path: path, applicationID: application)
    case .catalogue(let schema) where schema > Migration.newest:
      throw CatalogueError.newer(path: path, schema: schema, known: Migration.newest)
    case .nobody, .catalogue:
      try keepLog()
      // A change is on the disk before it is said to be made, also when the power fails.
      try execute("PRAGMA synchronous = FULL")
      try migrate()
      return self
    }
  }
}
