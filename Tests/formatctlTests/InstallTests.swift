import Foundation
import Testing

@testable import formatctl

@Suite struct InstallTests {
  private let folder: Folder
  private let prefix: String

  init() throws {
    folder = try Folder()
    prefix = folder.path + "/a place"
  }

  private func sh(_ line: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(line, in: URL(filePath: folder.path))
  }

  private func install(_ variables: String = "", under prefix: String? = nil) throws -> BuiltProgram.Result {
    try sh(
      "\(variables) '\(Folder.repository)/Packaging/install' '\(BuiltProgram.folder)/formatctl' '\(prefix ?? self.prefix)'")
  }

  private func uninstall(under prefix: String? = nil) throws -> BuiltProgram.Result {
    try sh("'\(Folder.repository)/Packaging/uninstall' '\(prefix ?? self.prefix)'")
  }

  @Test func `the installed program finds the formats beside it`() throws {
    #expect(try install() == .init(printed: "\(prefix)/bin/formatctl\n", said: "", status: 0))
    let created = try sh("'\(prefix)/bin/formatctl' create 10063170 --catalogue own.db")
    #expect(created.said.hasPrefix("Simple native (10063170) is taken from the bundled formats.\n"))
    #expect(created.status == 0)
  }

  @Test func `uninstalling leaves what others put there`() throws {
    try folder.write("own", to: "a place/share/formatctl/Formats/own/format.json")
    try folder.write("#!/bin/sh\n", to: "a place/bin/other")
    #expect(try install().status == 0)
    #expect(try uninstall() == .init(printed: "", said: "", status: 0))
    let files = try sh("find 'a place' -type f | sort").printed
    #expect(files == "a place/bin/other\na place/share/formatctl/Formats/own/format.json\n")
  }

  @Test func `uninstalling leaves no folder of its own`() throws {
    #expect(try install().status == 0)
    #expect(try uninstall().status == 0)
    let shared = [
      "", "/bin", "/share", "/share/bash-completion", "/share/bash-completion/completions", "/share/doc", "/share/fish",
      "/share/fish/vendor_completions.d", "/share/man", "/share/man/man1", "/share/zsh", "/share/zsh/site-functions",
    ]
    #expect(try sh("find 'a place' | LC_ALL=C sort").printed == shared.map { "a place\($0)\n" }.joined())
  }

  @Test func `a newer version takes away the files that it no longer has`() throws {
    #expect(try install().status == 0)
    let old = "share/formatctl/Formats/left-behind/format.json"
    try folder.write("{}", to: "a place/\(old)")
    #expect(try sh("echo \(old) >>'a place/share/formatctl/installed-files'").status == 0)
    #expect(try install().status == 0)
    #expect(try sh("find 'a place' -path '*left-behind*'").printed == "")
    #expect(
      try sh("test -x 'a place/bin/formatctl' && test -f 'a place/share/formatctl/Formats/content/format.json'").status == 0)
  }

  @Test func `a program that runs can be replaced`() throws {
    let install = "'\(Folder.repository)/Packaging/install' '\(BuiltProgram.folder)/formatctl' '\(prefix)'"
    let result = try sh(
      """
      \(install) && mkfifo asked && { HOME=$PWD '\(prefix)/bin/formatctl' validate - --allow-empty -q <asked & } &&
      exec 3>asked && \(install) && exec 3>&- && wait $!
      """)
    #expect(
      result
        == .init(printed: "\(prefix)/bin/formatctl\n\(prefix)/bin/formatctl\n", said: "", status: 0))
  }

  @Test func `the manual page and the completions stand where they are looked for`() throws {
    #expect(try install().status == 0)
    let page = try sh("head -n 1 'a place/share/man/man1/formatctl.1'").printed
    #expect(page.hasPrefix(".TH FORMATCTL 1 "))
    for (place, shell) in [
      ("bash-completion/completions/formatctl", ShellKind.bash), ("zsh/site-functions/_formatctl", .zsh),
      ("fish/vendor_completions.d/formatctl.fish", .fish),
    ] {
      #expect(try folder.read("a place/share/" + place) == Data(shell.script.utf8))
    }
  }

  @Test func `a package is staged below DESTDIR`() throws {
    let staged = try install("DESTDIR='\(folder.path)/stage'", under: "/usr")
    #expect(staged == .init(printed: "\(folder.path)/stage/usr/bin/formatctl\n", said: "", status: 0))
  }

  @Test func `a list that names files elsewhere removes nothing`() throws {
    try folder.write("precious", to: "precious")
    for line in ["share/../../precious", "../precious", "/precious", "bin/other"] {
      try folder.write(line + "\n", to: "a place/share/formatctl/installed-files")
      let result = try uninstall()
      #expect(result.said.hasSuffix("names \(line), which is no file of ours.\n"))
      #expect(result.status == 1)
    }
    #expect(try folder.read("precious") == Data("precious".utf8))
  }

  @Test func `uninstalling where nothing is says so`() throws {
    let result = try uninstall()
    #expect(
      result.said
        == "uninstall: \(prefix)/share/formatctl/installed-files is not there: nothing was installed under \(prefix).\n")
    #expect(result.status == 1)
  }

  @Test func `a relative PREFIX is refused`() throws {
    #expect(
      try install(under: "here")
        == .init(printed: "", said: "install: PREFIX is an absolute path; here is not.\n", status: 1))
  }
}
