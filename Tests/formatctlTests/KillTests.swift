import CustomFormats
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kills writing commands at every moment of their run and looks at what is left.
///
/// A command is stopped first, so that it can be seen whether it holds the write lock, and then killed where it stands.
@Suite(.serialized) struct KillTests {
  /// A writing command, with what must be in the catalogue before it.
  struct Writer: CustomTestStringConvertible, Sendable {
    let name: String
    let before: [[String]]
    let words: [String]
    var testDescription: String { name }
  }

  static let writers = [
    Writer(name: "create", before: [], words: ["create", "native-video"]),
    Writer(name: "import", before: [["create", "10063170"]], words: ["import", "FORMATS/native-video", "FORMATS/story-video"]),
  ]

  /// The kills of each command, and the least part of them that must fall inside its transaction.
  private static let kills = 100
  private static let leastInside = 34

  @Test(arguments: writers)
  func `a command that is killed leaves the old or the new state`(_ writer: Writer) throws {
    let folder = try Scratch()
    let catalogue = folder.path("formatctl.db")
    for words in writer.before { _ = try folder.finish(words) }
    let old = try folder.state(of: catalogue)
    let saved = folder.path("before.db")
    if FileManager.default.fileExists(atPath: catalogue) { try FileManager.default.copyItem(atPath: catalogue, toPath: saved) }
    let whole = try folder.finish(writer.words)
    let new = try folder.state(of: catalogue)
    #expect(old != new)

    var inside = 0
    var sawOld = 0
    var sawNew = 0
    var round = 0
    // The moments are spread over the measured run; where too few fell inside the transaction, more follow around those that did.
    var moments = (0..<Self.kills).map { whole * Double($0) / Double(Self.kills) }
    var good: [Double] = []
    while !moments.isEmpty {
      let moment = moments.removeFirst()
      round += 1
      try folder.restore(catalogue, from: saved)
      let wasInside = try folder.kill(writer.words, after: moment, catalogue: catalogue)
      if wasInside {
        inside += 1
        good.append(moment)
      }
      let state = try folder.state(of: catalogue)
      if state == old { sawOld += 1 } else if state == new { sawNew += 1 }
      #expect(state == old || state == new, "after a kill at \(moment) s")
      if moments.isEmpty, inside < Self.leastInside, round < 20 * Self.kills {
        let low = good.min() ?? 0
        let high = good.max() ?? whole
        let width = max(high - low, whole / 50)
        moments = (0..<25).map { low - width / 4 + width * 1.5 * Double($0) / 25 }.filter { $0 >= 0 }
      }
    }
    print("\(writer.name): \(round) kills, \(inside) inside the transaction, \(sawOld) left the old state, \(sawNew) the new one")
    #expect(round >= Self.kills)
    #expect(inside >= Self.leastInside)
    #expect(sawOld > 0)
  }
}

/// A folder for one test, with the ways to run, stop and kill the program in it.
private final class Scratch {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "formatctl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  /// Runs a command to its end and returns the seconds that it took.
  func finish(_ words: [String]) throws -> Double {
    let start = Self.now()
    let process = try spawn(words)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    #expect(status == 0, "\(words)")
    return Self.now() - start
  }

  /// Kills a command after some seconds and tells whether it held the catalogue's write lock then.
  func kill(_ words: [String], after seconds: Double, catalogue: String) throws -> Bool {
    let process = try spawn(words)
    usleep(UInt32(max(0, seconds) * 1_000_000))
    #if canImport(Glibc)
      _ = Glibc.kill(process, SIGSTOP)
    #else
      _ = Darwin.kill(process, SIGSTOP)
    #endif
    var status: Int32 = 0
    waitpid(process, &status, WUNTRACED)
    // The top bits of a stopped child's status hold its signal; anything else means that it was done before.
    guard status & 0xFF == 0x7F else { return false }
    let isInside = Self.writeLockIsHeld(catalogue)
    #if canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #else
      _ = Darwin.kill(process, SIGKILL)
    #endif
    waitpid(process, &status, 0)
    return isInside
  }

  /// Puts the catalogue back to a saved copy, or to none.
  func restore(_ catalogue: String, from saved: String) throws {
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(catalogue + ending) }
    if FileManager.default.fileExists(atPath: saved) { try FileManager.default.copyItem(atPath: saved, toPath: catalogue) }
  }

  /// Returns all that a catalogue holds, as text; empty where there is none yet.
  func state(of path: String) throws -> [String] {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size > 0 else { return [] }
    guard let catalogue = try Self.openedUnlessEmpty(path) else { return [] }
    #expect(try catalogue.check().problems.isEmpty)
    var out: [String] = []
    for format in try catalogue.formats() {
      out.append("\(format.content.slug ?? "") \(format.revision) \(format.content.text.count) bytes")
      for sample in try catalogue.samples(of: format.identity) {
        out.append("  \(sample.name) \(sample.text.count) bytes, media \(sample.media.keys.sorted())")
      }
    }
    return out
  }

  /// Opens a catalogue; nil where a writer was killed before it wrote anything.
  private static func openedUnlessEmpty(_ path: String) throws -> Catalogue? {
    do {
      return try Catalogue.open(path, .reading)
    } catch {
      switch error {
      case .missing, .empty: return nil
      default: throw error
      }
    }
  }

  private func spawn(_ words: [String]) throws -> pid_t {
    let formats = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Formats").standardizedFileURL
    let place = formats.path(percentEncoded: false)
    let program = BuiltProgram.folder + "/formatctl"
    let options = ["--catalogue", path("formatctl.db"), "--no-input"]
    let all = [program] + words.map { $0.replacing("FORMATS", with: place) } + options
    let settings = ["FORMATCTL_FORMATS=\(place)", "HOME=\(path(""))", "PATH=/usr/bin:/bin", "FORMATCTL_AUTHOR=test"]
    var arguments = all.map { strdup($0) } + [nil]
    var variables = settings.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in 0...2 { posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0) }
    var process = pid_t()
    let problem = posix_spawn(&process, program, &actions, nil, &arguments, &variables)
    try #require(problem == 0)
    return process
  }

  /// Tells whether a process holds the lock of the one writer: byte 120 of the shared-memory file, by SQLite's file format.
  private static func writeLockIsHeld(_ catalogue: String) -> Bool {
    let file = open(catalogue + "-shm", O_RDWR)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 120
    lock.l_len = 1
    return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
