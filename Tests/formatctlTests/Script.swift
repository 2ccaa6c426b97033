import Foundation
import Testing

@testable import formatctl

/// Whole sessions as text, run in process in a fresh folder.
///
/// A line `$ formatctl …` is a call, followed by what it prints and says, in that order, and `[exit 1]` where it does not end
/// with 0. Other commands go to the shell. Lines that begin with `# ` are remarks. `RECORD=1` writes what was printed.
struct Script {
  /// A call with what it is expected to print.
  struct Step {
    /// The line as typed, without the dollar sign.
    var line: String
    /// What is printed, with the exit status where it is not 0.
    var output: [String]
    /// The remarks and blank lines before it.
    var before: [String]
  }

  /// The calls.
  private(set) var steps: [Step] = []

  /// Reads a session.
  init(_ text: String) {
    var before: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(line: String(line.dropFirst(2)), output: [], before: before))
        before = []
      } else if line.hasPrefix("# ") || steps.isEmpty {
        before.append(line)
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
    for index in steps.indices {
      while steps[index].output.last == "" {
        steps[index].output.removeLast()
        if index + 1 < steps.count { steps[index + 1].before.insert("", at: 0) }
      }
    }
  }

  /// The session as text.
  var text: String {
    steps.map { ($0.before + ["$ " + $0.line] + $0.output).joined(separator: "\n") }.joined(separator: "\n") + "\n"
  }

  /// Runs the session and returns it with what was printed.
  func played() throws -> Script {
    let folder = try Folder()
    var script = self
    for index in steps.indices { script.steps[index].output = try Self.play(steps[index].line, in: folder) }
    return script
  }

  private static func play(_ line: String, in folder: Folder) throws -> [String] {
    let words = ShellWords(line)
    let (text, status) = try words.isProgram ? run(words, in: folder) : shell(line, in: folder)
    var lines = text.replacingOccurrences(of: Folder.repository, with: "<repository>")
      .replacingOccurrences(of: folder.path, with: "<folder>").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines + (status == 0 ? [] : ["[exit \(status)]"])
  }

  private static func run(_ words: ShellWords, in folder: Folder) throws -> (String, Int32) {
    var input = ""
    if let file = words.input { input = String(decoding: try folder.read(file), as: UTF8.self) }
    var environment = folder.environment(variables: words.variables, input: input)
    let both = TextBuffer()
    let out = words.output == nil ? both : TextBuffer()
    (environment.out, environment.err) = (out, both)
    let status = Formatctl.run(words.words, in: environment)
    if let file = words.output { try folder.write(out.text, to: file) }
    return (both.text, status.rawValue)
  }

  private static func shell(_ line: String, in folder: Folder) throws -> (String, Int32) {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    shell.environment = ["PATH": "/usr/bin:/bin", "REPOSITORY": Folder.repository, "LC_ALL": "C"]
    let pipe = Pipe()
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = pipe
    shell.standardError = pipe
    try shell.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), shell.terminationStatus)
  }
}
