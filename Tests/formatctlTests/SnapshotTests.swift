import Foundation
import Testing

@testable import formatctl

@Suite struct SnapshotTests {
  @Test func `every snapshot is read by a test`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let paths = try #require(FileManager.default.enumerator(atPath: tests.path)).compactMap { $0 as? String }
    let sources = try paths.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
    let pages = Set(CommandHelpTests.pages.map(\.snapshot))
    let files = try FileManager.default.contentsOfDirectory(atPath: Snapshot.folder.path).filter { !$0.hasPrefix(".") }
    for file in files {
      let name = String(file.prefix { $0 != "." })
      #expect(file == name + ".txt")
      #expect(pages.contains(name) || sources.contains("snapshot(\"\(name)\""), "\(file) is read by no test")
    }
    #expect(!files.isEmpty)
  }
}
