import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CatalogueError {
  /// Says what an error of SQLite means for the catalogue at a path.
  init(_ error: SQLiteError, at path: String) {
    self =
      switch error.primaryCode {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
      case SQLITE_FULL: .full(path: path)
      case SQLITE_IOERR where error.systemCode == ENOSPC || error.systemCode == EDQUOT: .full(path: path)
      case SQLITE_CORRUPT: .damaged(path: path, detail: error.message)
      case SQLITE_NOTADB: .notADatabase(path: path)
      case SQLITE_READONLY: .readOnly(path: path)
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR:
        .unreachable(path: path, reason: error.systemCode == 0 ? error.message : CatalogueFile.reason(error.systemCode))
      default: .failed(path: path, error)
      }
  }

  /// Says what any error beneath means for the catalogue at a path.
  init(_ error: any Error, at path: String) {
    self =
      switch error {
      case let error as CatalogueError: error
      case let error as SQLiteError: CatalogueError(error, at: path)
      default: .unreachable(path: path, reason: "\(error)")
      }
  }
}
