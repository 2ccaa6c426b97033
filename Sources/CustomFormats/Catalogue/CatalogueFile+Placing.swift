#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CatalogueFile {
  /// Makes a new file by a body that is given another path to write to.
  ///
  /// The file stands at its own path once it is whole: nobody sees a part of it, and it never takes another's place. Nothing
  /// is left when the body throws.
  func place<Result>(_ body: (_ path: String) throws -> Result) throws(CatalogueError) -> Result {
    try expectNothing()
    let partial = "\(path).\(getpid()).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: Self.reason(errno)) }
    close(descriptor)
    defer { for ending in ["", "-journal", "-wal", "-shm"] { unlink(partial + ending) } }
    let result: Result
    do {
      result = try body(partial)
    } catch {
      throw CatalogueError(error, at: path)
    }
    try take(partial)
    return result
  }

  private func expectNothing() throws(CatalogueError) {
    if path.isEmpty || path.utf8.contains(0) { throw .cannotCreate(path: path, reason: "this is no path") }
    var facts = stat()
    // A link that leads nowhere is something, too.
    if lstat(path, &facts) == 0 { throw .exists(path: path) }
    let code = errno
    guard code == ENOENT else { throw .cannotCreate(path: path, reason: Self.reason(code)) }
  }

  /// Gives a whole file its own path.
  private func take(_ partial: String) throws(CatalogueError) {
    if link(partial, path) == 0 { return }
    let code = errno
    if code == EEXIST { throw .exists(path: path) }
    // Some file systems have no second name for a file.
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else {
      throw .cannotCreate(path: path, reason: Self.reason(code))
    }
    try expectNothing()
    guard rename(partial, path) == 0 else { throw .cannotCreate(path: path, reason: Self.reason(errno)) }
  }
}
