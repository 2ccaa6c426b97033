import Foundation
import Testing

@Suite struct BuiltProgramTests {
  @Test func `the program prints and ends with its status`() throws {
    #expect(try BuiltProgram.run("formatctl version") == .init(printed: "formatctl 0.1.0\n", said: "", status: 0))
    let result = try BuiltProgram.run("formatctl --version=3")
    #expect(result.printed == "")
    #expect(result.status == 2)
  }

  @Test func `a reader that left is no trouble`() throws {
    let line = "{ sleep 0.2; formatctl help; echo \"status $?\" >&2; } | true"
    #expect(try BuiltProgram.run(line) == .init(printed: "", said: "status 0\n", status: 0))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told`() throws {
    let result = try BuiltProgram.run("formatctl version > /dev/full")
    #expect(result.said == "formatctl: the output could not be written in full: No space left on device.\n")
    #expect(result.status == 2)
  }

  @Test func `closed streams are no trouble`() throws {
    #expect(try BuiltProgram.run("formatctl version >&- 2>&- <&-") == .init(printed: "", said: "", status: 0))
  }

  @Test func `without a home there is no catalogue to read, and none is made`() throws {
    let folder = try Folder()
    let here = URL(filePath: folder.path)
    let sample = "'\(Folder.repository)/Formats/simple-native/sample.json'"
    #expect(try BuiltProgram.run("formatctl validate \(sample)", in: here).status == 0)
    let made = try BuiltProgram.run("formatctl create 10063170", in: here)
    #expect(made.said.hasPrefix("formatctl: there is no place for a catalogue: no formatctl.db here or above, "))
    #expect(made.status == 2)
    #expect(try BuiltProgram.run("formatctl create 10063170 --catalogue formatctl.db", in: here).status == 0)
  }

  @Test func `variables reach the program`() throws {
    #expect(try BuiltProgram.run("FORCE_COLOR=1 formatctl help").printed.contains("\u{1B}[1mCare\u{1B}[22m"))
    #expect(!(try BuiltProgram.run("FORCE_COLOR=1 NO_COLOR=1 formatctl help").printed.contains("\u{1B}")))
  }
}
