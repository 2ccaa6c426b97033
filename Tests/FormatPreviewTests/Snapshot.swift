import Foundation
import Testing

/// Compares a text with a file in Snapshots; `RECORD=1` writes the file instead.
func snapshot(_ name: String, of text: String, at place: SourceLocation = #_sourceLocation) {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    #expect(throws: Never.self, sourceLocation: place) { try Data(text.utf8).write(to: file) }
    return
  }
  let known = try? String(contentsOf: file, encoding: .utf8)
  #expect(known == text, "\(name).txt differs; RECORD=1 rewrites it", sourceLocation: place)
}
