#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file that has lost its name, and goes with the last descriptor.
enum NamelessFile {
  /// Makes one that nobody else can have prepared; -1 for none, for the reason in `errno`.
  static func open(in folder: FilePath) -> Int32 {
    var name = Array((folder.absolute + "/formatctl-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    if file >= 0 {
      unlink(name)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    return file
  }
}
