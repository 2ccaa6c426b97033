import CustomFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// What stands at a path.
  enum Kind: Equatable {
    case absent, file, folder
    /// A pipe or a device.
    case other
    /// The system does not tell, for this reason.
    case unreachable(String)
  }

  /// What stands at the path now.
  var kind: Kind {
    // A C path ends at its first zero byte, and would name something else.
    if absolute.utf8.contains(0) { return .unreachable("this is no path") }
    var facts = stat()
    guard stat(absolute, &facts) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : .unreachable(systemReason)
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The bytes of the file at the path, nil where there is none.
  var byteCount: Int? {
    var facts = stat()
    guard kind == .file, stat(absolute, &facts) == 0 else { return nil }
    return Int(facts.st_size)
  }

  /// The creative, definition or media file that stands at the path, nil where none does.
  var work: WorkKind? {
    guard kind == .file, let file = try? OpenFile(absolute, shown: shown) else { return nil }
    return (try? file.readPiece()).flatMap { WorkKind($0) }
  }

  /// Whether anything that is no folder can be read here, a pipe too.
  var isFile: Bool { kind == .file || kind == .other }

  /// Whether a folder stands here.
  var isFolder: Bool { kind == .folder }

  /// The path with links resolved, nil where nothing stands.
  var resolved: FilePath? {
    guard !absolute.utf8.contains(0), let path = realpath(absolute, nil) else { return nil }
    defer { free(path) }
    return FilePath(String(cString: path), from: start)
  }

  /// Reads the whole file.
  func bytes(atMost limit: Int = 67_108_864) throws(FileError) -> [UInt8] {
    switch kind {
    case .absent: throw FileError(self, "cannot be read", "there is no such file")
    case .folder: throw FileError(self, "cannot be read", "it is a folder, a file is expected")
    case .unreachable(let reason): throw FileError(self, "cannot be read", reason)
    case .file, .other: break
    }
    let descriptor = open(absolute, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(self, "cannot be read", systemReason) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialised in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialised = max(0, count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(self, "cannot be read", systemReason)
      }
      bytes += more
      if bytes.count > limit { throw FileError(self, "is too large", "it has more than \(limit) bytes") }
    }
  }

  /// Reads the names in the folder, in the order of their bytes.
  func entries() throws(FileError) -> [String] {
    guard let folder = opendir(absolute) else { throw FileError(self, "cannot be read", systemReason) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// What the system says of the last call that failed, without its capital letter.
var systemReason: String {
  let text = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  return text.prefix(1).lowercased() + text.dropFirst()
}
