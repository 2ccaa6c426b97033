import Foundation
import Testing

@testable import formatctl

/// `validate --watch`, with its waits driven by hand.
@Suite struct WatchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    try folder.write(Self.spring("Night hikes"), to: "ads/spring.json")
  }

  private static func spring(_ headline: String, picture: String = "hero.jpg") -> String {
    """
    { "id": "spring", "formatId": "10063170", "assets": { "Headline": "\(headline)", "MainImage": { "file": "\(picture)" } },
      "destinationUrl": "https://trailhead.example" }
    """
  }

  /// Watches while something happens in each wait, and returns the world with what was printed after the first run.
  private func watch(
    words: [String] = ["ads"], expecting status: formatctl.ExitStatus = .clean, terminal: Bool = false,
    at place: SourceLocation = #_sourceLocation, _ steps: (() throws -> Void)...
  ) -> Environment {
    var environment = folder.environment(terminal: terminal)
    environment.wait = Rests(steps).wait
    return folder.run(["validate", "--watch"] + words, in: environment, expecting: status, at: place)
  }

  /// The lines that count, without the time of day.
  private func counts(_ environment: Environment) -> [String] {
    environment.printed.split(separator: "\n").filter { $0.contains(" new, ") }.map { line in
      #expect(line.wholeMatch(of: /[✗!·✓] \d\d:\d\d:\d\d  \d+ new, \d+ gone, \d+ left/) != nil, "\(line)")
      return "\(line.first ?? " ") \(line.dropFirst(12))"
    }
  }

  @Test func `the first run is shown in full, then what is new in full and what is gone in a line`() throws {
    let environment = watch(
      words: ["ads", "--color", "never"], expecting: .findings,
      { try folder.write(Self.spring("Night\\nhikes"), to: "ads/spring.json") }, Rests.nothing,
      { try folder.write(Self.spring("Night\\nhikes", picture: "none.jpg"), to: "ads/spring.json") }, Rests.nothing,
      { try folder.write("\n\n" + Self.spring("Night hikes", picture: "none.jpg"), to: "ads/spring.json") }, Rests.nothing)
    #expect(environment.said.contains("✓ 2 creatives pass.\n"))
    #expect(environment.said.hasSuffix("; Ctrl-C ends it.\n"))
    let lines = environment.printed.split(separator: "\n").map { String($0.replacing(/\d\d:\d\d:\d\d/, with: "TIME")) }
    #expect(
      lines == [
        "! TIME  1 new, 0 gone, 0 left",
        "spring, format 10063170",
        "  ! warning  ads/spring.json:1:68",
        "             Headline has a line break after \"Night\". Put it on one line; --fix",
        "             writes a blank there. [line-break-in-text]",
        "✗ TIME  1 new, 0 gone, 1 left",
        "spring, format 10063170",
        "  ✗ error    ads/spring.json:1:96",
        "             MainImage names none.jpg, which is not there. Send the file, or",
        "             correct the name. [missing-file]",
        "✗ TIME  0 new, 1 gone, 1 left",
        "  ✓ gone     ads/spring.json:1:68 Headline has a line break after \"Night\". [line-break-in-text]",
      ])
  }

  @Test func `whatever a creative depends on is watched`() throws {
    try folder.write(Self.spring("Night hikes", picture: "sub/none.jpg"), to: "ads/spring.json")
    let environment = watch(
      // Media that come and change.
      { try folder.copy("Formats/simple-native/hero.jpg", to: "ads/sub/none.jpg") }, Rests.nothing,
      { try folder.write("no picture", to: "ads/sub/none.jpg") }, Rests.nothing,
      // A folder with a creative that appears.
      {
        try folder.write(
          Self.spring("Early\\nhikes").replacing("spring", with: "early").replacing("\n", with: ""),
          to: "ads/new/deep/early.ndjson")
      },
      Rests.nothing,
      // A file that is saved under another name and moved to its place.
      {
        try folder.write(Self.spring("Night hikes"), to: "ads/.spring.swp")
        rename(folder.path + "/ads/.spring.swp", folder.path + "/ads/spring.json")
      }, Rests.nothing,
      // The definition and the project file.
      {
        let text = String(decoding: try folder.read("ads/format.json"), as: UTF8.self)
        try folder.write(text.replacing("\"maxCharacters\": 50", with: "\"maxCharacters\": 9"), to: "ads/format.json")
      }, Rests.nothing,
      { try folder.write(#"{ "rules": { "text-too-long": "off" } }"#, to: "formatctl.json") }, Rests.nothing,
      { try FileManager.default.removeItem(atPath: folder.path + "/ads/new") }, Rests.nothing)
    #expect(
      counts(environment) == [
        "✓ 0 new, 1 gone, 0 left", "✗ 1 new, 0 gone, 0 left", "✗ 2 new, 0 gone, 1 left", "✗ 0 new, 1 gone, 2 left",
        "✗ 3 new, 0 gone, 2 left", "✗ 0 new, 3 gone, 2 left", "✓ 0 new, 2 gone, 0 left",
      ], "\(environment.printed)")
  }

  @Test func `a burst of writes is one repeat, and a file that is half written is no error`() throws {
    let text = Self.spring("Early hikes")
    let environment = watch(
      { try folder.write(String(text.prefix(40)), to: "ads/spring.json") },
      { try folder.write(String(text.prefix(70)), to: "ads/spring.json") },
      { try folder.write(text, to: "ads/spring.json") }, Rests.nothing, Rests.nothing, Rests.nothing)
    #expect(counts(environment) == ["✓ 0 new, 0 gone, 0 left"])
  }

  @Test func `where nothing changes, nothing is proved again`() throws {
    let environment = watch(Rests.nothing, Rests.nothing, { try folder.write("x", to: "ads/notes.txt") }, Rests.nothing)
    #expect(environment.printed == "")
  }

  @Test func `what is saved is mended, which is no change of its own`() throws {
    let environment = watch(
      words: ["ads", "--fix"], { try folder.write(Self.spring(" Early\\nhikes"), to: "ads/spring.json") }, Rests.nothing,
      Rests.nothing,
      Rests.nothing)
    #expect(environment.said.contains("Headline: \" Early␊hikes\" → \"Early hikes\"\nMended 1 text in 1 file.\n"))
    #expect(counts(environment) == ["✓ 0 new, 0 gone, 0 left"])
    #expect(String(decoding: try folder.read("ads/spring.json"), as: UTF8.self) == Self.spring("Early hikes"))
  }

  @Test func `each repeat writes the reports anew, which is no change of its own`() throws {
    let environment = watch(
      words: ["ads", "-r", "json=ads/report.json"], expecting: .findings,
      { try folder.write(Self.spring("Night hikes", picture: "none.jpg"), to: "ads/spring.json") }, Rests.nothing, Rests.nothing,
      Rests.nothing)
    #expect(counts(environment) == ["✗ 1 new, 0 gone, 0 left"])
    #expect(!environment.printed.contains("none.jpg"))
    #expect(String(decoding: try folder.read("ads/report.json"), as: UTF8.self).contains("none.jpg"))
  }

  @Test func `trouble with a repeat is said, and the watch goes on`() throws {
    let environment = watch(
      { try folder.write(#"{ "failOn": 7 }"#, to: "formatctl.json") }, Rests.nothing,
      { try FileManager.default.removeItem(atPath: folder.path + "/formatctl.json") }, Rests.nothing)
    #expect(environment.said.contains("formatctl: formatctl.json:1:13: failOn is a number"))
    #expect(counts(environment) == ["✓ 0 new, 0 gone, 0 left"])
  }

  @Test func `a terminal is never cleared`() throws {
    let environment = watch(
      terminal: true, { try folder.write(Self.spring("Early hikes"), to: "ads/spring.json") }, Rests.nothing)
    #expect(!(environment.printed + environment.said).contains("\u{1B}[2J"))
    #expect(!(environment.printed + environment.said).contains("\u{1B}[H"))
  }

  @Test func `calls that cannot be repeated are refused`() throws {
    func said(_ words: String...) -> String { folder.run(["validate", "--watch"] + words, expecting: .failed).said }
    #expect(said("-").contains("- is stdin, which --watch cannot read again; name a file instead."))
    #expect(said("ads", "--write-baseline", "known.json").contains("--watch and --write-baseline exclude one another."))
    #expect(said("ads", "-r", "json").contains("name a file for json, as in json=FILE."))
    #expect(said("nowhere.json").contains("nowhere.json cannot be read"))
  }

  @Test func `the built program sees a change, and a signal ends it as it ends any program`() throws {
    let program = try WatchingProgram(in: folder)
    try program.waitFor("Ctrl-C ends it.")
    try folder.write(Self.spring("Night\\nhikes"), to: "ads/spring.json")
    try program.waitFor("1 new, 0 gone, 0 left")
    try program.waitFor("[line-break-in-text]")
    program.process.terminate()
    program.process.waitUntilExit()
    #expect(program.process.terminationReason == .uncaughtSignal)
    #expect(program.process.terminationStatus == SIGTERM)
  }

  @Test func `the built program ends when whoever started it is gone`() throws {
    let program = try WatchingProgram(in: folder)
    try program.waitFor("Ctrl-C ends it.")
    try program.input.fileHandleForWriting.close()
    program.process.waitUntilExit()
    #expect(program.process.terminationReason == .exit)
    #expect(program.process.terminationStatus == 0)
  }
}

/// The built program, watching; it is ended where what is waited for does not come in a minute.
private final class WatchingProgram {
  let process = Process()
  let input = Pipe()
  private let output = Pipe()
  private var text = ""

  init(in folder: Folder) throws {
    process.executableURL = URL(filePath: BuiltProgram.folder + "/formatctl")
    process.arguments = ["validate", "ads", "--watch"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "FORMATCTL_FORMATS": Folder.repository + "/Formats"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let number = process.processIdentifier
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { if process.isRunning { kill(number, SIGKILL) } }
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Reads until some words come.
  func waitFor(_ words: String) throws {
    while !text.contains(words) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "\(words) did not come: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
  }
}
