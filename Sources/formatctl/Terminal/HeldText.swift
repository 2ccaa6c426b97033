#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text that is held back until what stands before it is known; much of it waits in a file without a name.
final class HeldText {
  /// The most bytes that wait in memory.
  static let mostBytes = 1_048_576

  private let folder: FilePath
  private var held: [UInt8] = []
  private var file: Int32 = -1
  private var failure: Failure?

  /// Begins with no text.
  init(in environment: Environment) {
    folder = environment.temporaryFolder
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Takes text, which ends in a line feed.
  func write(_ text: String) {
    held += Array(text.utf8)
    if held.count > Self.mostBytes { store() }
  }

  /// Writes all of it to a sink; throws where the file did not take or give it.
  func copy(to sink: any TextSink) throws(Failure) {
    if file >= 0 {
      store()
      if failure == nil, lseek(file, 0, SEEK_SET) != 0 { failure = unreadable }
    }
    if let failure { throw failure }
    var rest: [UInt8] = []
    while file >= 0 {
      var count = 0
      rest += [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialised in
        count = read(file, buffer.baseAddress, buffer.count)
        initialised = max(0, count)
      }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw unreadable }
      // Whole lines, so that no character is torn.
      guard let end = rest.lastIndex(of: 0x0A) else { continue }
      sink.write(String(decoding: rest[...end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
    sink.write(String(decoding: rest + held, as: UTF8.self))
    held = []
  }

  private var unreadable: Failure {
    Failure("a temporary file in \(folder.absolute), which TMPDIR names, cannot be read: \(systemReason).")
  }

  private func unwritable(_ reason: String) -> Failure {
    Failure("a temporary file in \(folder.absolute), which TMPDIR names, cannot be written: \(reason).")
  }

  /// Moves what is in memory to the file.
  private func store() {
    defer { held.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    if file < 0 { file = NamelessFile.open(in: folder) }
    guard file >= 0 else {
      failure = unwritable(systemReason)
      return
    }
    if let reason = sendAll(held, to: file) { failure = unwritable(reason) }
  }
}
