import Foundation

@testable import CustomFormats

/// A folder of a test's own, removed with it.
final class CatalogueFolder {
  /// The folder.
  let path: String

  /// The path of a catalogue in it.
  var catalogue: String { path + "/formatctl.db" }

  /// The names of the files in it, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Makes the folder.
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/catalogue-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? allow(0o755, on: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file into it.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// Reads a file in it.
  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// Sets the permissions of a path.
  func allow(_ permissions: Int, on path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// Copies the catalogue with its log, as a disk would hold them if the power failed now.
  func crashed() throws -> CatalogueFolder {
    let copy = try CatalogueFolder()
    for name in names where !name.hasSuffix("-shm") { try copy.write(try bytes(of: name), to: name) }
    return copy
  }
}

#if os(Linux)
  /// Sets the user by whose permissions this thread opens files (setfsuid(2)).
  @_silgen_name("setfsuid") private func setFileUser(_ user: UInt32) -> Int32
#endif

/// Runs a body by the permissions of a user who is not root, since root may write everywhere.
func asOrdinaryUser(_ body: () throws -> Void) throws {
  #if os(Linux)
    guard geteuid() == 0 else { return try body() }
    _ = setFileUser(65_534)
    defer { _ = setFileUser(0) }
  #endif
  try body()
}
