import Foundation
import Testing

@testable import formatctl

@Suite struct LintTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native/format.json", to: "Formats/simple-native/format.json")
    try folder.write("{ \"formatId\": \"0\", \"fields\": [", to: "broken/format.json")
  }

  private func lint(_ words: String...) -> (status: Int32, printed: String, said: String) {
    let environment = folder.environment()
    let status = Formatctl.run(["lint"] + words, in: environment)
    return (status.rawValue, environment.printed, environment.said)
  }

  @Test func `without a name the formats of the folder are looked at`() {
    let answer = lint()
    #expect(answer.status == 0)
    #expect(answer.said.contains("1 format passes"))
    #expect(answer.said.hasSuffix("  Checked 1 format.\n") || answer.said.contains("  Checked 1 format.\nRun formatctl explain "))
  }

  @Test func `without a folder of formats the bundled ones are looked at`() throws {
    let other = try Folder()
    let environment = other.environment()
    _ = Formatctl.run(["lint"], in: environment)
    #expect(environment.said.contains("  Checked 6 formats.\n"))
  }

  @Test(arguments: ["simple-native", "10063170", "Formats", "./Formats/simple-native", "Formats/simple-native/format.json"])
  func `a format may be given in any way`(_ name: String) {
    #expect(lint(name).said.contains("  Checked 1 format.\n"))
  }

  @Test func `a definition that breaks off is a finding with its place`() {
    let answer = lint("broken")
    #expect(answer.status == 1)
    #expect(
      answer.printed == """
        broken/format.json
          ✗ error    broken/format.json:1:31
                     This is not JSON: the text ends inside the array that begins at
                     byte 29. Add the missing ], or send the whole file again.
                     [malformed-json]

        """)
    #expect(answer.said == "✗ The format fails: 1 error.\n  Checked 1 format.\nRun formatctl explain malformed-json.\n")
  }

  @Test func `nothing to look at is a failure that names what was looked for`() throws {
    try folder.write("{}", to: "empty/x.json")
    let answer = lint("./empty")
    #expect(answer.status == 2)
    #expect(
      answer.said
        == "formatctl: nothing was checked: no definition of a format was found in ./empty; JSON with \"fields\" was looked for.\n"
    )
    #expect(lint("simple-naitve").said.contains("did you mean simple-native?"))
    #expect(lint("./nothing.json").status == 2)
  }
}
