import Foundation
import Testing

@testable import formatctl

@Suite struct InitTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The files, without the folders that hold them.
  private func files() throws -> [String] {
    try folder.contents().keys.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private func sh(_ line: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run("export HOME=\"$PWD\"; " + line, in: URL(filePath: folder.path))
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  /// Returns what stands behind a name on the lines of a file, quotes of YAML undone.
  private func values(_ name: String, in file: String) throws -> [String] {
    try text(file).split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " || $0 == "-" }
      guard words.hasPrefix(name + ": ") else { return nil }
      let value = words.dropFirst(name.count + 2)
      guard value.first == "'" else { return String(value) }
      return value.dropFirst().dropLast().replacingOccurrences(of: "''", with: "'")
    }
  }

  @Test func `an empty folder gets all it needs, and a second call changes nothing`() throws {
    folder.run(["init"])
    #expect(
      try files() == [
        ".github/workflows/formatctl.yml", ".pre-commit-config.yaml", "Formats/simple-native/adchoices.png",
        "Formats/simple-native/format.json", "Formats/simple-native/hero.jpg", "Formats/simple-native/sample.json",
        "formatctl.json",
      ])
    let before = try folder.contents()
    #expect(
      folder.run(["init", "-q"]).printed == """
        Formats holds 1 format already.
        Unchanged: formatctl.json.
        Unchanged: .github/workflows/formatctl.yml.
        Unchanged: .pre-commit-config.yaml.

        """)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["app-install", "content", "native-video", "product-card", "simple-native", "story-video", "10063170"])
  func `a project that begins with any bundled format passes`(template: String) throws {
    folder.run(["init", "--template", template])
    #expect(folder.run(["lint", "--fail-on", "warning"]).said.contains("Checked 1 format.\n"))
    #expect(folder.run(["validate", "--fail-on", "warning"]).said.contains("Checked 1 format, 1 creative"))
  }

  @Test func `a dry run writes nothing, not even the folder`() throws {
    let environment = folder.run(["init", "new", "--dry-run"])
    #expect(environment.printed.hasPrefix("Would write new/Formats/simple-native/format.json.\n"))
    #expect(environment.said.hasSuffix("\nNothing was written: --dry-run.\n"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func `what is there stays as it is, and is told`() throws {
    let names = [
      ".github/workflows/formatctl.yml", ".pre-commit-config.yaml", "Formats/simple-native/sample.json", "formatctl.json",
    ]
    for name in names { try folder.write("{}", to: name) }
    let printed = folder.run(["init"]).printed
    for name in names {
      #expect(try text(name) == "{}")
      #expect(printed.contains("\(name) is there and stays as it is.\n"))
    }
  }

  @Test func `a link that leads nowhere is not written through`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/formatctl.json", withDestinationPath: "gone")
    let environment = folder.run(["init"], expecting: .failed)
    #expect(environment.said.hasSuffix("formatctl: formatctl.json cannot be written: file exists.\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/gone"))
  }

  @Test func `formats that are there are enough, unless another is asked for`() throws {
    try folder.copy("Formats/native-video", to: "Formats/native-video")
    let count = try folder.contents().count
    folder.run(["init", "--ci", "none", "--hook", "none"])
    #expect(try folder.contents().count == count + 1)
    folder.run(["init", "--ci", "none", "--hook", "none", "--template", "simple-native"])
    #expect(try folder.contents().count == count + 6)
    #expect(folder.run(["lint"]).said.contains("Checked 2 formats.\n"))
  }

  @Test func `a format of the catalogue is taken with its samples and media`() throws {
    folder.run(["--catalogue", "formatctl.db", "create", "20000001", "--template", "simple-native", "--name", "Hikes"])
    folder.run(["init", "new", "--template", "20000001", "--ci", "none", "--hook", "none"])
    #expect(try text("new/Formats/20000001/format.json").contains("\"name\": \"Hikes\""))
  }

  @Test func `a file of pre-commit without the hooks is told what it lacks`() throws {
    try folder.write("repos: []\n", to: ".pre-commit-config.yaml")
    let environment = folder.run(["init"])
    #expect(environment.said.contains(".pre-commit-config.yaml has no hook of formatctl; these lines under repos: add two.\n"))
    #expect(environment.said.contains("        entry: formatctl lint\n"))
    try folder.write("# formatctl\nrepos: []\n", to: ".pre-commit-config.yaml")
    #expect(!folder.run(["init"]).said.contains("add two"))
  }

  @Test func `the page on installing shows the hooks that it writes`() throws {
    let page = try String(contentsOfFile: Folder.repository + "/docs/install.md", encoding: .utf8)
    #expect(page.contains("repos:\n" + PreCommitFile(folder: nil).entry))
  }

  @Test func `the hooks that it writes pass`() throws {
    #expect(try sh("formatctl init").status == 0)
    let entries = try values("entry", in: ".pre-commit-config.yaml")
    #expect(entries == ["formatctl lint", "formatctl validate"])
    for entry in entries { #expect(try sh(entry).status == 0, "\(entry)") }
  }

  @Test func `the job that it writes installs the program and passes`() throws {
    #expect(try sh("formatctl init").status == 0)
    let file = ".github/workflows/formatctl.yml"
    let steps = try text(file).components(separatedBy: "      - ").filter { $0.contains("run: ") }.map { step in
      let script = step.components(separatedBy: "run: ")[1]
      return script.hasPrefix("|") ? script.dropFirst(2).replacingOccurrences(of: "          ", with: "") : script
    }
    #expect(steps.count == 3)
    try folder.write(
      "set -e\nexport RUNNER_TEMP=\"$PWD/temp\" GITHUB_PATH=\"$PWD/path\"\nmkdir temp\n\(steps[0])", to: "install.sh")
    let unset = try sh("TARBALL='' bash -eo pipefail install.sh")
    #expect(
      unset.printed
        == "::error::The variable FORMATCTL_TARBALL is not set; the address of a tarball of formatctl is expected.\n")
    #expect(unset.status == 1)
    guard try sh("rmdir temp; command -v curl && command -v xz").status == 0 else {
      print("skipped: the job's first step needs curl and xz")
      return
    }
    #expect(
      try sh(
        """
        mkdir -p formatctl-0/bin && printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$(command -v formatctl)" >formatctl-0/bin/formatctl &&
        chmod +x formatctl-0/bin/formatctl && tar -cJf t.tar.xz formatctl-0 && rm -r formatctl-0
        """
      ).status == 0)
    let installed = try sh("TARBALL=\"file://$PWD/t.tar.xz\" bash -eo pipefail install.sh && cat path && rm path")
    #expect(installed == .init(printed: folder.path + "/temp/formatctl/bin\n", said: "", status: 0))
    for step in steps.dropFirst() {
      try folder.write(step, to: "step.sh")
      let path = "PATH=\"$PWD/temp/formatctl/bin:/usr/bin:/bin\" RUNNER_TEMP=\"$PWD/temp\""
      #expect(try sh("\(path) bash -eo pipefail step.sh").status == 0, "\(step)")
    }
    #expect(try text("temp/findings.json").contains("\"failing\":0"))
  }

  @Test func `in a folder of a repository, CI and hooks stand at its top and look at the folder`() throws {
    try folder.write("", to: ".git/config")
    let name = "it's [ours]"
    #expect(try sh("formatctl init \"\(name)\"").status == 0)
    #expect(try files().filter { $0.hasPrefix(name) }.count == 5)
    let entries = try values("entry", in: ".pre-commit-config.yaml")
    #expect(entries.count == 2)
    for entry in entries { #expect(try sh(entry).status == 0, "\(entry)") }
    #expect(try values("working-directory", in: ".github/workflows/formatctl.yml") == [name, name])
    #expect(
      try values("files", in: ".pre-commit-config.yaml").first == #"^it\'s \[ours\]/(.*/)?[^/]*format(ctl)?\.json$"#)
  }

  @Test(arguments: [
    ("init file", "file cannot be used: it is a file, a folder is expected."),
    ("init ''", "<folder> is empty, the path of a folder is expected.\nRun formatctl init --help."),
    ("init --ci gitlab", "--ci takes github or none, not \"gitlab\"; did you mean github?\nRun formatctl init --help."),
    ("init --hook husky", "--hook takes pre-commit or none, not \"husky\".\nRun formatctl init --help."),
    ("init --template simple-nativ", "there is no format \"simple-nativ\"; did you mean simple-native?\nRun formatctl list."),
    ("init --template ./elsewhere", "elsewhere cannot be read: there is no such file."),
    ("init bad\u{1B}name", "bad␛name cannot be used: a CI file cannot hold the control character in its name."),
    ("init file/below", "file/below cannot be made: not a directory."),
    ("init blocked", "blocked/formatctl.json cannot be written: it is a folder, a file is expected."),
  ])
  func `what cannot be done is said, and nothing is written`(line: String, said: String) throws {
    try folder.write("", to: "file")
    try folder.write("", to: "blocked/formatctl.json/x")
    let before = try folder.contents()
    let environment = folder.run(ShellWords("formatctl " + line).words, expecting: .failed)
    #expect(environment.said.hasSuffix("formatctl: \(said)\n"), "\(environment.said)")
    #expect(environment.printed == "")
    #expect(try folder.contents() == before)
  }
}
