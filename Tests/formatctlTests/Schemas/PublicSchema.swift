import Foundation
import Testing

@testable import formatctl

/// The schemas that others wrote, where `make test` has put them.
enum PublicSchema {
  /// The schema of SARIF 2.1.0, of OASIS; nil where it is not there, or nothing that reads it.
  static let sarif: String? = SchemaProof.interpreter.flatMap { _ in text("sarif-2.1.0.json") }

  /// The path of the schema of test results, of Jenkins; nil where it is not there, or nothing that reads it.
  static let junit: String? =
    text("junit-10.xsd") != nil && (try? BuiltProgram.run("xmllint --version"))?.status == 0
    ? folder + "junit-10.xsd" : nil

  private static let folder = Folder.repository + "/.build/schemas/"

  private static func text(_ name: String) -> String? { try? String(contentsOfFile: folder + name, encoding: .utf8) }

  /// Returns what is wrong with test results by the schema; nothing where they are as it says.
  static func faults(ofResults text: String) throws -> String {
    let folder = try Folder()
    try folder.write(text, to: "tests.xml")
    let schema = try #require(junit)
    let call = Shell.line(["xmllint", "--noout", "--schema", schema, folder.path + "/tests.xml"])
    let result = try BuiltProgram.run(call)
    return result.status == 0 ? "" : result.said
  }
}
