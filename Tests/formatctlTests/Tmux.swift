import Foundation
import Testing

@testable import formatctl

/// A terminal without a window: a server of tmux of its own, with one shell in it.
final class Tmux {
  /// Whether tmux is installed.
  static let isInstalled = ChildProcess.path(of: "tmux", in: .process()) != nil

  private let folder: URL
  private var socket: String { folder.appending(path: "socket").path() }

  /// Opens a terminal of a size, in the project's folder, in which `formatctl` is the built program.
  init(columns: Int, rows: Int, term: String = "tmux-256color") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = "set -g default-terminal \(term)\nset -g escape-time 5\nset -g status off\n"
    try settings.write(to: folder.appending(path: "conf"), atomically: true, encoding: .utf8)
    let usual = ["HOME": folder.path(), "FORMATCTL_CATALOGUE": "/nowhere/formatctl.db", "LC_ALL": "C.UTF-8"]
    let words = usual.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    try run(
      ["-f", folder.appending(path: "conf").path(), "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + words
        + ["cd '\(Folder.repository)' && exec /bin/sh"])
  }

  deinit {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Presses keys by the names that tmux has for them.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types a text.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  /// Writes a file in the home folder.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// Pastes a text, as a terminal tells those that ask to be told.
  func paste(_ text: String) throws {
    try run(["set-buffer", text])
    try run(["paste-buffer", "-p"])
  }

  /// Types a command line and runs it.
  func enter(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) throws { try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"]) }

  /// The process whose number stands in the file `pid` of the home folder.
  private var process: String {
    get throws {
      try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Whether that process is still there, and not only waits to be forgotten.
  var isRunning: Bool { get throws { try Self.isRunning(process) } }

  /// Tells whether a process is still there, by its number.
  static func isRunning(_ process: String) throws -> Bool {
    let state = try ps("-o", "stat=", "-p", process)
    return !state.isEmpty && !state.hasPrefix("Z")
  }

  /// Returns the number of the child of that process that is a program of a name; nil where there is none.
  func child(_ name: String) throws -> String? {
    let parent = try process
    let all = try Self.ps("-A", "-o", "ppid=", "-o", "pid=", "-o", "comm=").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    return all.first { $0.count == 3 && $0[0] == parent && $0[2] == name }.map { String($0[1]) }
  }

  private static func ps(_ words: String...) throws -> String {
    let environment = Environment.test(variables: ["PATH": "/usr/bin:/bin"], workingDirectory: "/")
    let program = try #require(ChildProcess.path(of: "ps", in: environment))
    return String(decoding: try ChildProcess(program, words, in: environment).output, as: UTF8.self)
  }

  /// Takes the terminal away from whatever runs on it.
  func close() throws { try run(["kill-server"]) }

  /// Sends a signal to that process.
  func kill(_ signal: String) throws {
    let kill = Process()
    kill.executableURL = URL(filePath: "/bin/kill")
    kill.arguments = ["-\(signal)", try process]
    try kill.run()
    kill.waitUntilExit()
  }

  /// Whether the cursor shows, the mouse is asked for, keys are the application's, and the screen is the other one.
  var flags: String {
    get throws {
      try run(["display-message", "-p", "#{cursor_flag} #{mouse_any_flag} #{keypad_cursor_flag} #{alternate_on}"])
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The rows of the screen.
  var lines: [String] {
    get throws {
      try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Waits until the screen is as wanted, and returns it; one that never comes to be so fails the test.
  @discardableResult
  func wait(
    for what: String, at place: SourceLocation = #_sourceLocation, until isSo: ([String]) throws -> Bool
  ) throws -> [String] {
    let end = ContinuousClock.now + .seconds(60)
    var seen: [String] = []
    while ContinuousClock.now < end {
      seen = try lines
      if try isSo(seen) { return seen }
      usleep(20_000)
    }
    Issue.record("\(what) was not seen, but\n\(seen.joined(separator: "\n"))", sourceLocation: place)
    throw CocoaError(.userCancelled)
  }

  /// Runs a command of tmux and returns what it printed.
  @discardableResult
  private func run(_ words: [String]) throws -> String {
    // A session inside another is refused; the path is that of whoever starts a session, whatever that is told.
    var variables = ProcessInfo.processInfo.environment.filter { !["TMUX", "NO_COLOR"].contains($0.key) }
    variables["PATH"] = BuiltProgram.folder + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    let environment = Environment.test(variables: variables, workingDirectory: "/")
    let program = try #require(ChildProcess.path(of: "tmux", in: environment))
    return String(decoding: try ChildProcess(program, ["-u", "-S", socket] + words, in: environment).output, as: UTF8.self)
  }
}
