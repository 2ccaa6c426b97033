import Foundation
import Testing

@testable import formatctl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kills `validate --fix` at many moments of its run and looks at what is left.
@Suite(.serialized) struct FixKillTests {
  private static let kills = 60
  private static let count = 25

  private static func creative(_ number: Int, isMended: Bool) -> String {
    let (blank, ending) = isMended ? ("", "jpg") : (" ", "png")
    return """
      {"id":"c\(number)","formatId":"10063170","assets":{"Headline":"\(blank)Night hikes \(number)","MainImage":"p\(number).\(ending)"},\
      "destinationUrl":"https://a.example/\(number)"}
      """
  }

  /// Writes the folder as it is before a run.
  private func fill(_ folder: Folder) throws {
    try? FileManager.default.removeItem(atPath: folder.path + "/ads")
    try folder.copy("Formats/simple-native/format.json", to: "ads/format.json")
    try folder.copy("Formats/simple-native/hero.jpg", to: "ads/p0.png")
    for number in 0..<Self.count {
      try folder.write(Self.creative(number, isMended: false), to: "ads/\(number).json")
      if number > 0 { link(folder.path + "/ads/p0.png", folder.path + "/ads/p\(number).png") }
    }
  }

  private func fix(_ folder: Folder) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.folder + "/formatctl")
    process.arguments = ["validate", "ads", "--fix", "-q"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["HOME": folder.path, "FORMATCTL_FORMATS": Folder.repository + "/Formats"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    return process
  }

  @Test func `a run that is killed leaves whole creatives, each of a picture that is there`() throws {
    let folder = try Folder()
    try fill(folder)
    let start = Date()
    let whole = try fix(folder)
    whole.waitUntilExit()
    let seconds = Date().timeIntervalSince(start)
    var unfinished = 0
    for round in 0..<Self.kills {
      try fill(folder)
      let process = try fix(folder)
      usleep(UInt32(seconds * Double(round) / Double(Self.kills) * 1e6))
      end(process.processIdentifier)
      process.waitUntilExit()
      var isMended = true
      for number in 0..<Self.count {
        let text = String(decoding: try folder.read("ads/\(number).json"), as: UTF8.self)
        // Texts are mended before any file is renamed.
        let states = [
          Self.creative(number, isMended: false),
          Self.creative(number, isMended: false).replacingOccurrences(of: "\" Night", with: "\"Night"),
          Self.creative(number, isMended: true),
        ]
        #expect(states.contains(text), "\(text)")
        if text != states[2] { isMended = false }
        let picture = text.contains("p\(number).png") ? "p\(number).png" : "p\(number).jpg"
        #expect(FileManager.default.fileExists(atPath: folder.path + "/ads/" + picture), "\(picture)")
      }
      if !isMended { unfinished += 1 }
      let again = try fix(folder)
      again.waitUntilExit()
      #expect(again.terminationStatus == 0)
      for number in 0..<Self.count {
        #expect(String(decoding: try folder.read("ads/\(number).json"), as: UTF8.self) == Self.creative(number, isMended: true))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/ads/p\(number).jpg"))
      }
    }
    print("validate --fix: \(Self.kills) kills, \(unfinished) before the last creative was written")
    #expect(unfinished > 0)
  }
}

/// Ends a process at once.
private func end(_ process: pid_t) { kill(process, SIGKILL) }
