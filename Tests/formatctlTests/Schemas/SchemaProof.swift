import Foundation
import Testing

@testable import formatctl

/// Texts held to schemas by an implementation of JSON Schema that is not ours, python3-jsonschema.
struct SchemaProof {
  private let folder: Folder
  private var words: [String] = []

  /// The interpreter that has it, nil where none has.
  static let interpreter: String? = ["python3", "/usr/bin/python3"].first { name in
    (try? run("\(name) -c 'from jsonschema import Draft202012Validator'"))?.status == 0
  }

  /// Begins with nothing to prove.
  init() throws { folder = try Folder() }

  /// Adds a text and the schema that it is to be held to.
  mutating func add(_ text: String, schema: String) throws {
    let number = words.count / 2
    try folder.write(schema, to: "schema-\(number)")
    try folder.write(text, to: "value-\(number)")
    words += ["schema-\(number)", "value-\(number)"]
  }

  /// Returns the faults of each text in order, each with its path, the keyword and what is wrong.
  func faults() throws -> [[String]] { try answers().map { $0[0] } }

  /// Returns what is wrong with each text in order; and what could be, that its schema would take: nothing, if it is strict.
  func answers() throws -> [[[String]]] {
    let interpreter = try #require(Self.interpreter)
    let call = Shell.line([Folder.repository + "/Tests/Data/programs/json-schema"] + words)
    let result = try Self.run("cd '\(folder.path)' && \(interpreter) \(call)")
    #expect(result.status == 0, "\(result.said)")
    let answers = try result.printed.split(separator: "\n").map { line in
      try JSONDecoder().decode([[String]].self, from: Data(line.utf8))
    }
    try #require(answers.count == words.count / 2 && answers.allSatisfy { $0.count == 2 })
    return answers
  }

  /// Runs a shell line with this process's own variables.
  private static func run(_ line: String) throws -> BuiltProgram.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltProgram.run("export PATH=\(Shell.quoted(path)); \(line)")
  }
}
