import Foundation
import Synchronization
import Testing

@testable import formatctl

@Suite struct FileWatchTests {
  @Test func `a file that is written, made or removed is told once it rests, and once only`() throws {
    let folder = try Folder()
    try folder.write("one", to: "a")
    let paths = ["a", "b"].map { folder.path + "/" + $0 }
    let rings = Mutex(0)
    let watch = FileWatch(paths) { rings.withLock { $0 += 1 } }
    #expect(!watch.hasChanged())
    for (name, text) in [("a", "another"), ("b", "new")] {
      try folder.write(text, to: name)
      #expect(Self.comes { watch.hasChanged() })
      #expect(!watch.hasChanged())
    }
    try FileManager.default.removeItem(atPath: paths[0])
    #expect(Self.comes { watch.hasChanged() })
    #expect(rings.withLock { $0 } == 3)
  }

  /// Waits until something is so.
  private static func comes(_ isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if isSo() { return true }
      usleep(20_000)
    }
    return false
  }
}
