#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The place of a catalogue on the disk, before it is opened.
struct CatalogueFile {
  /// The path as it was given.
  let path: String

  /// What stands at the path.
  enum State: Equatable {
    /// Nothing is there.
    case absent
    /// A file of so many bytes.
    case file(length: Int64)
    /// Something of another kind, with an article before it.
    case other(kind: String)
    /// The system does not tell, for a reason it gives.
    case unreachable(reason: String)
  }

  /// What stands at the path now.
  var state: State {
    // A C path ends at its first zero byte, and would name something else.
    if path.isEmpty || path.utf8.contains(0) { return .unreachable(reason: "this is no path") }
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : .unreachable(reason: Self.reason(errno))
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return .file(length: Int64(facts.st_size))
    case S_IFDIR: return .other(kind: "a folder")
    default: return .other(kind: "a device or a pipe")
    }
  }

  /// The path of the log beside the file, or nil when there is no file.
  var logPath: String? {
    // SQLite puts the log beside the file that a symbolic link leads to.
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved) + "-wal"
  }

  /// The number of bytes in the log beside the file, or nil when there is no log.
  var logLength: Int64? {
    guard let logPath else { return nil }
    var facts = stat()
    return stat(logPath, &facts) == 0 ? Int64(facts.st_size) : nil
  }

  /// Makes the folders above the path that are missing.
  func makeFolder() throws(CatalogueError) {
    var above = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      above += part + "/"
      if mkdir(above, 0o777) == 0 { continue }
      let code = errno
      var facts = stat()
      if stat(above, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR { continue }
      throw .cannotCreate(path: path, reason: "its folder \(above) cannot be made: \(Self.reason(code))")
    }
  }

  /// Why an absent file cannot be made, or nil if it can.
  ///
  /// SQLite tries once more without making the file, and knows only why that failed.
  var creationRefusal: String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return Self.reason(errno) }
    close(descriptor)
    unlink(path)
    return nil
  }

  /// The system's words for an error number.
  static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
