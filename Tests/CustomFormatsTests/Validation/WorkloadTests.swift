import CustomFormats
import Foundation
import Testing

/// Proves 2,500 creatives of 20 formats over 77 media files, with 28 kinds of defect, against an answer key.
///
/// `Benchmarks/make_workload.py OUT --creatives 2500 --images 20` makes the workload.
@Suite struct WorkloadTests {
  @Test func `every defect is found, no other creative fails, and signs change nothing`() throws {
    let workload = try Workload()
    let honoured = try workload.findings(ignoringSigns: false)
    let ignored = try workload.findings(ignoringSigns: true)
    #expect(honoured == ignored)
    let failing = Set(honoured.filter { $0.severity == .error }.compactMap(\.line))
    let key = try workload.key()
    #expect(Set(key.values).count == 28)
    #expect(Set(key.keys).subtracting(failing).sorted().map { "\($0): \(key[$0] ?? "")" } == [])
    #expect(failing.subtracting(key.keys).sorted() == [])
  }
}

/// The workload, unpacked in a folder of its own.
private final class Workload {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "workload-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let archive = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Data/workload.tar.xz")
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = [
      "tar", "-xJf", archive.standardizedFileURL.path(percentEncoded: false), "-C", folder.path(percentEncoded: false),
    ]
    try tar.run()
    tar.waitUntilExit()
    try #require(tar.terminationStatus == 0, "tar and xz are needed to unpack the workload")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> URL { folder.appending(path: "workload/\(name)") }

  /// The kinds of defect by line.
  func key() throws -> [Int: String] {
    var key: [Int: String] = [:]
    for line in try String(contentsOf: path("key.ndjson"), encoding: .utf8).split(separator: "\n") {
      let entry = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      key[try #require(entry["line"] as? Int)] = try #require(entry["defect"] as? String)
    }
    return key
  }

  /// All findings in order.
  func findings(ignoringSigns: Bool) throws -> [Finding] {
    var selection = RuleSelection()
    selection.ignoresSigns = ignoringSigns
    let names = try FileManager.default.contentsOfDirectory(atPath: path("formats").path(percentEncoded: false)).sorted()
    let definitions = try names.map { FormatFile.read([UInt8](try Data(contentsOf: path("formats/\($0)"))), file: $0) }
    try #require(definitions.count == 20 && definitions.allSatisfy(\.violations.isEmpty))
    let formats = PreparedFormats(definitions.map { PreparedFormat($0, selection: selection) })
    let root = path("").path(percentEncoded: false)
    let files = try CreativeFiles(["creatives.ndjson"], workingDirectory: root) { [] }
    var validation = FileValidation(files, Validator(selection, formats: formats), media: MediaFolders())
    var findings: [Finding] = []
    try validation.prove { findings += $0.findings }
    #expect(validation.summary.creatives == 2500)
    return findings
  }
}
