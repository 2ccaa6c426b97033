import Foundation
import Testing

@testable import formatctl

@Suite struct ManualTests {
  private static let page: String = {
    let environment = Environment.test()
    _ = Formatctl.run(["help", "--man"], in: environment)
    return environment.printed
  }()

  private static func isThere(_ program: String) -> Bool {
    ["/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
  }

  @Test func `it names every command, option, exit status, variable and file`() {
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: "-", with: "\\-").replacingOccurrences(of: "~", with: "\\(ti")
    }
    func check(_ command: CommandDescription) {
      if !command.subcommands.isEmpty { return command.subcommands.forEach(check) }
      #expect(Self.page.contains("\n.SS \"\(plain(command.call))\"\n"))
      for option in command.options { #expect(Self.page.contains("\\fB\(plain(option.label))\\fR"), "\(option.label)") }
    }
    Formatctl.commands.flatMap(\.commands).forEach { check(CommandDescription($0)) }
    let rows = HelpTopic.statuses + HelpTopic.lookVariables + HelpTopic.placeVariables + HelpTopic.fileRows
    for row in rows { #expect(Self.page.contains("\n.TP\n\\fB\(plain(row.term))\\fR\n"), "\(row.term)") }
    for option in ["\\-\\-catalogue", "\\-\\-color", "\\-\\-help"] { #expect(Self.page.contains("\\fB\(option)\\fR")) }
  }

  @Test func `it is ASCII, and nothing in it is taken for a macro`() {
    #expect(Self.page.utf8.allSatisfy { $0 < 0x80 && $0 != 0x09 && $0 != 0x0D })
    let macros: Set<String> = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".RS", ".RE"]
    for line in Self.page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(String(line.prefix(3))), "\(line)")
    }
  }

  @Test(.enabled(if: isThere("mandoc"), "mandoc is missing"))
  func `mandoc finds nothing to remark on`() throws {
    let result = try BuiltProgram.run("formatctl help --man | mandoc -T lint")
    #expect(result == .init(printed: "", said: "", status: 0))
  }

  @Test(.enabled(if: isThere("man") && isThere("groff"), "man or groff is missing"))
  func `man shows it without a warning`() throws {
    let result = try BuiltProgram.run(
      "formatctl help --man > /dev/null && formatctl help --man | LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l -")
    #expect(result.said == "")
    #expect(result.printed.contains("formatctl validate"))
    #expect(result.printed.split(separator: "\n").allSatisfy { $0.count <= 130 })
  }

  @Test func `it is of the whole program`() {
    let environment = Environment.test()
    #expect(Formatctl.run(["help", "--man", "list"], in: environment) == .failed)
    #expect(
      environment.said
        == "formatctl: --man is about the whole program, and \"list\" was given too.\nRun formatctl help --help.\n")
  }
}
