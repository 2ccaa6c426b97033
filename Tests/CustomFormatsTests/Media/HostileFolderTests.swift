import Foundation
import Testing

/// The whole program over a folder of hostile files, in 256 MB; `Tests/Hostile/run` also takes the time of each file.
@Suite struct HostileFolderTests {
  private static let depths = ["header", "whole", "decode"]

  @Test(arguments: depths) func `hostile files are inspected in 256 MB`(depth: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let names = folder.files.map(\.name) + folder.others
    let run = try Self.formatctl(["inspect", "--depth", depth, "--json"] + names, in: folder.path)
    // What cannot be opened is an error of the call.
    #expect(run.status == 2)
    for name in folder.others {
      #expect(run.errors.contains("\(name) is a folder or a device, and inspect takes files."), "\(run.errors)")
    }
    let answer = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let files = try #require(answer["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["file"] as? String } == folder.files.map(\.name))
    for (file, said) in zip(folder.files, files) {
      let reason = (said["fault"] as? [String: Any])?["reason"] as? String
      if !file.isFaulty { #expect(reason == nil, "\(file.name): \(reason ?? "")") }
      guard file.isFaulty, depth == "decode" else { continue }
      #expect(reason.map { file.words.isEmpty || $0.contains(file.words) } == true, "\(file.name): \(reason ?? "no fault")")
    }
  }

  @Test(arguments: depths) func `creatives of hostile files are validated in 256 MB`(depth: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let run = try Self.formatctl(
      ["validate", ".", "--formats", "format.json", "--depth", depth, "-r", "ndjson"], in: folder.path)
    #expect(run.status == 1)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    var messages: [String: String] = [:]
    for line in lines {
      let said = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let findings = said["findings"] as? [[String: Any]] ?? []
      messages[said["creative"] as? String ?? ""] = findings.compactMap { $0["message"] as? String }.joined(separator: "\n")
    }
    for name in folder.others { #expect(messages[name] != nil, "\(name) passes") }
    for file in folder.files where file.isFaulty && depth == "decode" {
      #expect(messages[file.name] != nil, "\(file.name) passes")
    }
  }

  /// Writes the files where `Tests/Hostile/run` asks for them.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["HOSTILE_FOLDER"] != nil)) func `hostile files are written`() throws {
    _ = try HostileFolder(try #require(ProcessInfo.processInfo.environment["HOSTILE_FOLDER"]))
  }

  private static func folder() throws -> HostileFolder {
    let path = NSTemporaryDirectory() + "formatctl-hostile-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    return try HostileFolder(path)
  }

  /// Runs the built program where no process may have more than 256 MB of its own.
  private static func formatctl(_ arguments: [String], in folder: String) throws -> (status: Int32, output: Data, errors: String)
  {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    #if os(Linux)
      let limit = "ulimit -d 262144; "
    #else
      let limit = ""
    #endif
    process.arguments = ["-c", limit + #"exec "$0" "$@" 2>errors"#, BuiltProgram.formatctl] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data, try String(contentsOfFile: folder + "/errors", encoding: .utf8))
  }
}
