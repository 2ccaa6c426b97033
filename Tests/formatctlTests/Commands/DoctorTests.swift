import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct DoctorTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func environment(_ variables: [String: String] = [:], terminal: Bool = false) -> Environment {
    let own = ["LC_ALL": "C.UTF-8", "EDITOR": "/bin/cat", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
    var environment = folder.environment(terminal: terminal, variables: own.merging(variables) { $1 })
    environment.programPath = BuiltProgram.folder + "/formatctl"
    return environment
  }

  private func doctor(_ words: String..., in environment: Environment? = nil, expecting status: formatctl.ExitStatus = .clean)
    -> String
  {
    let environment = environment ?? self.environment()
    return folder.run(["doctor"] + words, in: environment, expecting: status).printed
  }

  private func checks(in environment: Environment? = nil, expecting status: formatctl.ExitStatus = .clean) throws -> [String:
    JSON]
  {
    let printed = doctor("--json", in: environment, expecting: status)
    let root = try #require(JSONDocument(Array(printed.utf8)).root)
    let pairs = root["checks"]?.elements.compactMap { check in check["name"]?.string.map { ($0, check.json) } } ?? []
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `where all works each line says so, and the last`() throws {
    folder.run(["--catalogue", "formatctl.db", "create", "10063170"])
    let printed = doctor()
    #expect(printed.contains("  ✓ catalogue        formatctl.db, the nearest one: 1 format, 1 sample, sound\n"))
    #expect(printed.contains("  ✓ WebP             a picture of two pixels comes out as it should\n"))
    #expect(printed.contains("\nSettings\n    catalogue        formatctl.db (found upward)\n"))
    #expect(printed.contains("    author           Kim (FORMATCTL_AUTHOR)\n"))
    #expect(printed.split(separator: "\n").last?.hasPrefix("All that is needed works") == true)
    #expect(printed.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("/formatctl") || $0.contains("Formats") })
  }

  @Test func `the program's child is caged`() throws {
    let cage = try #require(try checks()["cage"])
    #expect(cage["words"]?.string?.hasPrefix("768 MiB of memory and 5 s of processor time at most") == true)
    #if os(Linux)
      #expect(cage["health"]?.string == "works")
    #endif
  }

  @Test func `a program that decodes nothing is broken`() throws {
    var environment = environment()
    environment.programPath = "/bin/cat"
    let checks = try checks(in: environment, expecting: .findings)
    for name in ["PNG", "JPEG", "GIF", "WebP", "cage"] {
      #expect(checks[name]?["health"]?.string == "broken")
      #expect(checks[name]?["advice"]?.string?.isEmpty == false)
    }
    #expect(doctor(in: environment, expecting: .findings).contains("\n5 parts marked ✗ are needed and broken"))
  }

  @Test func `a catalogue that cannot be read is broken`() throws {
    try folder.write("no catalogue", to: "formatctl.db")
    let catalogue = try #require(try checks(expecting: .findings)["catalogue"])
    #expect(catalogue["health"]?.string == "broken")
    #expect(catalogue["words"]?.string == "formatctl.db is no SQLite database, expected a catalogue")
  }

  @Test func `no catalogue yet is no trouble, and none is made`() throws {
    let before = try folder.contents()
    #expect(try checks()["catalogue"]?["words"]?.string?.hasPrefix("none yet; create makes ") == true)
    #expect(try folder.contents() == before)
  }

  @Test func `the project file is read whole, and each setting names it`() throws {
    try folder.write(
      #"{ "profile": "dsp", "failOn": "never", "installed": "Market", "rules": { "cmyk-image": "off" }, "baseline": "known.json" }"#,
      to: "formatctl.json")
    let printed = doctor()
    #expect(printed.contains("  ✓ project file     formatctl.json\n"))
    #expect(printed.contains("    profile          dsp (formatctl.json)\n"))
    #expect(printed.contains("    rules            cmyk-image=off (formatctl.json)\n"))
    #expect(printed.contains("    failOn           never (formatctl.json)\n"))
    #expect(printed.contains("    baseline         known.json (formatctl.json)\n"))
    #expect(printed.contains("    installed        market (formatctl.json)\n"))
    #expect(printed.contains("    creatives        . (default)\n"))
  }

  @Test func `a project file with faults is told with what to do`() throws {
    try folder.write(#"{ "profil": "dsp" }"#, to: "formatctl.json")
    let limited = try #require(try checks()["project file"])
    #expect(limited["health"]?.string == "limited")
    #expect(
      limited["words"]?.string
        == #"formatctl.json:1:3: warning: "profil" is no member of the project file; did you mean profile?"#)
    try folder.write(#"{ "installed": "market://" }"#, to: "formatctl.json")
    let broken = try #require(try checks(expecting: .findings)["project file"])
    #expect(
      broken["words"]?.string
        == #"formatctl.json:1:16: installed has "market://", a scheme such as "market" is expected; did you mean market?"#)
    #expect(broken["advice"]?.string == "Mend it; formatctl schema project says what it holds.")
  }

  @Test(arguments: [
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": ""], "no locale is set, so that the system counts on ASCII"),
    (["LC_ALL": "tlh_QO.UTF-8"], "LC_ALL is tlh_QO.UTF-8, a locale that this system does not have"),
  ])
  func `a locale that shows no UTF-8 is told`(variables: [String: String], words: String) throws {
    let check = try #require(try checks(in: environment(variables))["characters"])
    #expect(check["health"]?.string == "limited")
    #expect(check["words"]?.string == words)
  }

  @Test func `the terminal is told by its name and size`() throws {
    let dumb = try #require(try checks(in: environment(["TERM": "dumb"], terminal: true))["terminal"])
    #expect(dumb["words"]?.string == "TERM is dumb")
    #expect(dumb["health"]?.string == "limited")
    let tmux = try #require(try checks(in: environment(["TMUX": "/tmp/tmux,1,0"], terminal: true))["terminal"])
    #expect(tmux["words"]?.string?.hasPrefix("xterm-256color, ") == true)
    #expect(tmux["words"]?.string?.hasSuffix(", inside tmux") == true)
    let colours = try checks(in: environment(terminal: true))["colours"]
    #expect(colours?["words"]?.string == "256")
    let off = try checks(in: environment(["NO_COLOR": "1"], terminal: true))["colours"]
    #expect(off?["words"]?.string == "off, as NO_COLOR asks; --color always turns them on")
  }

  @Test func `programs that are missing are told, and are no failure`() throws {
    let checks = try checks(in: environment(["PATH": "/nowhere", "EDITOR": "vi -n", "VISUAL": ""]))
    #expect(checks["git"]?["health"]?.string == "limited")
    #expect(checks["ffmpeg"]?["health"]?.string == "limited")
    #expect(checks["editor"]?["words"]?.string == "EDITOR is vi -n, which is not found")
  }

  @Test func `the editor is the one that edit would open`() throws {
    let both = ["VISUAL": "/bin/ls -l", "EDITOR": "cat"]
    #expect(try checks(in: environment(both, terminal: true))["editor"]?["words"]?.string == "/bin/ls -l, as VISUAL says")
    #expect(try checks(in: environment(both))["editor"]?["words"]?.string == "cat, as EDITOR says")
    let visual = try checks(in: environment(["VISUAL": "/bin/ls", "EDITOR": ""]))["editor"]
    #expect(visual?["words"]?.string == "VISUAL counts on a terminal alone, and EDITOR is not set")
    #expect(visual?["health"]?.string == "limited")
  }

  @Test func `bundled formats that are not there are broken`() throws {
    let check = try checks(in: environment(["FORMATCTL_FORMATS": "/nowhere"]), expecting: .findings)["bundled formats"]
    #expect(check?["words"]?.string == "FORMATCTL_FORMATS is /nowhere, which is no folder; a folder of formats is expected")
  }

  @Test func `a definition that is passed over is told`() throws {
    try folder.write("{", to: "Formats/broken/format.json")
    let check = try #require(try checks()["Formats/"])
    #expect(check["health"]?.string == "limited")
    #expect(check["advice"]?.string == "Run formatctl lint Formats.")
  }
}
