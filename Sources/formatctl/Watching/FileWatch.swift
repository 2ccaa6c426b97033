import CustomFormats
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks at files twice a second, on a thread of its own, and tells when they are others than they were and rest again.
final class FileWatch: Sendable {
  private struct Watched {
    var paths: [String]
    var versions: [String: FileVersion]
    var hasChanged = false
  }

  private let watched: Mutex<Watched>

  /// The time between two looks, in microseconds.
  private static let interval: UInt32 = 500_000

  /// Begins to look at files; the function is called on the thread.
  init(_ paths: [String], _ ring: @escaping @Sendable () -> Void) {
    watched = Mutex(Watched(paths: paths, versions: Self.versions(paths)))
    WorkerThread.start { [weak self] in
      while usleep(Self.interval) == 0 || errno == EINTR {
        guard let self else { return }
        if self.looks() { ring() }
      }
    }
  }

  /// Tells once whether files have changed.
  func hasChanged() -> Bool {
    watched.withLock { watched in
      defer { watched.hasChanged = false }
      return watched.hasChanged
    }
  }

  /// Looks at other files from now on.
  func look(at paths: [String]) {
    let versions = Self.versions(paths)
    watched.withLock { $0 = Watched(paths: paths, versions: versions) }
  }

  /// Looks once; a change counts when a second look finds the same.
  private func looks() -> Bool {
    let (paths, before) = watched.withLock { ($0.paths, $0.versions) }
    let now = Self.versions(paths)
    if now == before { return false }
    // A file is seldom written at one stroke.
    usleep(Self.interval / 5)
    guard Self.versions(paths) == now else { return false }
    return watched.withLock { watched in
      guard watched.paths == paths else { return false }
      watched.versions = now
      watched.hasChanged = true
      return true
    }
  }

  private static func versions(_ paths: [String]) -> [String: FileVersion] {
    var versions: [String: FileVersion] = [:]
    for path in Set(paths) { versions[path] = FileVersion(path) }
    return versions
  }
}
