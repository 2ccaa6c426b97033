import Foundation
import Testing

@testable import FormatPreview

@Suite struct SnapshotTests {
  @Test(arguments: Bundled.names)
  func `each bundled format in each state is drawn as it was`(_ name: String) throws {
    let (format, creative) = try Bundled.creative(name)
    let pages = AdState.all(of: format).map { Bundled.page(format, creative, $0).lines.joined(separator: "\n") }
    snapshot(name, of: pages.joined(separator: "\n\n") + "\n")
  }

  @Test func `every snapshot is one of a bundled format, and every bundled format has one`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { !$0.hasPrefix(".") }
    let formats = try FileManager.default.contentsOfDirectory(atPath: Bundled.folder.path())
      .filter { FileManager.default.fileExists(atPath: Bundled.folder.appending(path: "\($0)/format.json").path()) }
    #expect(Set(files) == Set(formats.map { $0 + ".txt" }))
    #expect(Set(formats) == Set(Bundled.names))
  }
}
