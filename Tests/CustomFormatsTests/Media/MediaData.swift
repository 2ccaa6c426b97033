import CustomFormats
import Foundation

/// The media files that tests read.
enum MediaData {
  /// The folder of test data.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data")

  /// Gives the bytes of a file, by its path below the data folder.
  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// Gives the bytes of a file among the cases.
  static func example(_ name: String) throws -> [UInt8] {
    try bytes("cases/media/\(name)")
  }

  /// Gives the bytes of a small file made for these tests.
  static func small(_ name: String) throws -> [UInt8] {
    try bytes("media/\(name)")
  }

  /// Lists every file of both folders.
  static func all() throws -> [String] {
    try ["cases/media", "media"].flatMap { part in
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)
        .filter { !$0.hasSuffix(".md") }.map { "\(part)/\($0)" }
    }.sorted()
  }

  /// Puts bytes into a file of their own and gives its path.
  static func temporaryFile(_ bytes: [UInt8], _ name: String = "file") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }
}

/// Repeatable random numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
