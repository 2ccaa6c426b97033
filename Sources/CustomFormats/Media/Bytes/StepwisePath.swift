#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A relative path resolved link by link, so that none leads out of the folder.
struct StepwisePath {
  /// The open folder.
  let folder: Int32

  /// As many links as Linux follows in one path.
  private static let mostLinks = 40

  /// Opens what the path leads to, if that lies beneath the folder.
  func open(_ path: String) throws(MediaAccessError) -> Int32 {
    var rest = Self.steps(path).reversed() as [Substring]
    var resolved: [Substring] = []
    var links = 0
    while let step = rest.popLast() {
      if step == "." { continue }
      if step == ".." {
        guard resolved.popLast() != nil else { throw .outsideRoot }
        continue
      }
      resolved.append(step)
      guard let target = link(at: resolved.joined(separator: "/")) else { continue }
      links += 1
      guard links <= Self.mostLinks else { throw MediaAccessError(opening: ELOOP) }
      guard !target.hasPrefix("/") else { throw .outsideRoot }
      resolved.removeLast()
      rest += Self.steps(target).reversed()
    }
    guard !path.isEmpty else { throw .missing }
    let name = resolved.isEmpty ? "." : resolved.joined(separator: "/")
    let descriptor = openat(folder, name, MediaBytes.openFlags | O_NOFOLLOW)
    guard descriptor >= 0 else { throw MediaAccessError(opening: errno) }
    return descriptor
  }

  private static func steps(_ path: String) -> [Substring] {
    path.split(separator: "/")
  }

  private func link(at name: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlinkat(folder, name, base, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
