import Foundation
import Testing

@testable import formatctl

/// The program that was built beside the tests, run as a shell would.
struct BuiltProgram {
  /// What a shell command printed, said and ended with.
  struct Result: Equatable {
    /// All of stdout.
    let printed: String
    /// All of stderr.
    let said: String
    /// The shell's exit status.
    let status: Int32
  }

  /// The folder of the built program; on macOS the tests run inside a bundle that stands in it.
  static var folder: String {
    #if canImport(Darwin)
      let program = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? ""
    #else
      let program = Environment.process().programPath
    #endif
    return String(program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex))
  }

  /// Runs a shell line in which `formatctl` is the built program.
  static func run(_ line: String, in directory: URL = FileManager.default.temporaryDirectory) throws -> Result {
    try #require(FileManager.default.isExecutableFile(atPath: folder + "/formatctl"))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = directory
    shell.environment = ["PATH": folder + ":/usr/bin:/bin"]
    let (out, err) = (Pipe(), Pipe())
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = out
    shell.standardError = err
    try shell.run()
    let printed = try out.fileHandleForReading.readToEnd() ?? Data()
    let said = try err.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    return Result(
      printed: String(decoding: printed, as: UTF8.self), said: String(decoding: said, as: UTF8.self),
      status: shell.terminationStatus)
  }
}
