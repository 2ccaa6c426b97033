import Foundation
import Testing

@testable import formatctl

/// A fresh folder that goes away with its test.
final class Folder {
  /// The path, links resolved.
  let path: String

  /// The repository that the tests belong to.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    .path(percentEncoded: false).trimmingSlash

  /// Makes the folder.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "formatctl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false).trimmingSlash
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Copies a file or folder of the repository.
  func copy(_ name: String, to other: String) throws {
    let url = URL(filePath: path).appending(path: other)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Self.repository + "/" + name, toPath: url.path(percentEncoded: false))
  }

  /// Reads a file.
  func read(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: path).appending(path: name)) }

  /// Every file in the folder with its bytes, folders with none.
  func contents() throws -> [String: Data] {
    let names = try #require(FileManager.default.enumerator(atPath: path)).compactMap { $0 as? String }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, (try? read($0)) ?? Data()) })
  }

  /// A world whose working directory is the folder, with the bundled formats of the repository.
  func environment(
    terminal: Bool = false, width: Int = 80, variables: [String: String] = [:], input: String = "", now: Int = 1_767_225_600
  ) -> Environment {
    let own = [
      "HOME": path + "/home", "FORMATCTL_AUTHOR": "Kim", "FORMATCTL_FORMATS": Self.repository + "/Formats",
    ]
    return Environment.test(
      terminal: terminal, width: width, variables: own.merging(variables) { $1 }, input: input, workingDirectory: path, now: now)
  }

  /// Runs a call in the folder and returns the world it left.
  @discardableResult
  func run(_ words: [String], expecting status: formatctl.ExitStatus = .clean, at place: SourceLocation = #_sourceLocation)
    -> Environment
  {
    run(words, in: environment(), expecting: status, at: place)
  }

  /// Runs a call in a world and returns that.
  @discardableResult
  func run(
    _ words: [String], in environment: Environment, expecting status: formatctl.ExitStatus = .clean,
    at place: SourceLocation = #_sourceLocation
  ) -> Environment {
    #expect(Formatctl.run(words, in: environment) == status, "\(environment.said)", sourceLocation: place)
    return environment
  }
}

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
