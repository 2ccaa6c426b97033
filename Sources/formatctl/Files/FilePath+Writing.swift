#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// Makes the folder and those above it that are missing.
  func makeFolder() throws(FileError) {
    var missing: [FilePath] = []
    for path in ancestors {
      if path.isFolder { break }
      missing.append(path)
    }
    for path in missing.reversed() where mkdir(path.absolute, 0o777) != 0 && errno != EEXIST {
      throw FileError(path, "cannot be made", systemReason)
    }
  }

  /// Writes a file beside its place and moves it there, so that no half of it is ever seen.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let draft = self.draft
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(self, "cannot be written", systemReason) }
    if let reason = sendAll(bytes, to: descriptor) {
      close(descriptor)
      unlink(draft)
      throw FileError(self, "cannot be written", reason)
    }
    guard close(descriptor) == 0, rename(draft, absolute) == 0 else {
      let error = FileError(self, "cannot be written", systemReason)
      unlink(draft)
      throw error
    }
  }
}

extension FilePath {
  /// Writes a file where nothing stands, not even a link that leads nowhere.
  func writeNew(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(absolute, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(self, "cannot be written", systemReason) }
    var reason = sendAll(bytes, to: descriptor)
    if close(descriptor) != 0, reason == nil { reason = systemReason }
    guard let reason else { return }
    unlink(absolute)
    throw FileError(self, "cannot be written", reason)
  }
}

/// Sends all bytes, and returns what the system says where it takes no more.
func sendAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { writeOut($0, to: descriptor) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return systemReason }
    sent += count
  }
  return nil
}
