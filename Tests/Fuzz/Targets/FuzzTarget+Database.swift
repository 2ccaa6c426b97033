import Foundation

@testable import CustomFormats

extension FuzzTarget {
  /// What `catalogue recover` reads of a damaged file: the pages, their rows, and which of them make a catalogue.
  static let database = FuzzTarget("database", longest: 32_768) { bytes in
    guard let path else { return }
    try Data(bytes).write(to: URL(filePath: path))
    guard let database = try? DamagedDatabase(path) else { return }
    let found = FoundRows(in: database)
    let plan = RecoveryPlan(found)
    for (_, media) in plan.media {
      let payload = database.payload(of: media.record)
      try Contradiction.unless(payload?.count == media.record.size, "a file that was found whole cannot be read again")
    }
    _ = plan.losses.map(\.description)
  }

  /// A file in memory where the system has such a folder, gone with the process that made it.
  private static let path: String? = {
    let folder = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let path = folder + "/formatctl-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { FuzzTarget.path.map { _ = unlink($0) } }
    return path
  }()
}
