import CustomFormats
import Foundation

/// A folder of a test's own with the files it needs, removed with it.
final class CreativeFolder {
  /// The folder.
  let path: String

  /// Makes the folder and its files, by their paths in it.
  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/creatives-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders that lead to it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Copies a file among the test data.
  func copy(_ data: String, to name: String) throws {
    try write(try MediaData.bytes(data), to: name)
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Proves what is named against one format with a text field, and returns a line a finding.
  func prove(_ names: [String], stdin: [[UInt8]] = [], delivery: String? = nil) throws -> Proof {
    try Proof(names, in: path, stdin: stdin, delivery: delivery)
  }
}
