import Foundation
import Testing

/// The texts that tests compare with, one file each.
enum Snapshot {
  /// The folder they stand in.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

  /// The file of a snapshot.
  static func file(_ name: String) -> URL { folder.appending(path: name + ".txt") }
}

/// Compares a text with its snapshot; `RECORD=1` writes the snapshot instead.
func snapshot(_ name: String, of text: String, at place: SourceLocation = #_sourceLocation) {
  let file = Snapshot.file(name)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    #expect(throws: Never.self, sourceLocation: place) { try Data(text.utf8).write(to: file) }
    return
  }
  let known = try? String(contentsOf: file, encoding: .utf8)
  #expect(known == text, "\(name).txt differs; RECORD=1 rewrites it", sourceLocation: place)
}
