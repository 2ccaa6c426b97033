import Testing

@testable import formatctl

@Suite struct FormatctlTests {
  @Test(arguments: [["version"], ["--version"], ["-V"], ["--no-input", "version"]])
  func `the version is told`(words: [String]) {
    let environment = Environment.test()
    #expect(Formatctl.run(words, in: environment) == .clean)
    #expect(environment.printed == "formatctl 0.1.0\n")
    #expect(environment.said == "")
  }

  @Test func `a bare call says what may come next, whatever is missing`() {
    let environment = Environment.test()
    #expect(Formatctl.run([], in: environment) == .clean)
    #expect(environment.printed.contains("Formats    none is bundled with this program\n"))
    #expect(environment.printed.contains("\nNext\n  formatctl create 10063170  Take a bundled format into the catalogue.\n"))
    #expect(environment.said == "")
  }

  @Test func `a bare call still reads its options`() {
    let environment = Environment.test()
    #expect(Formatctl.run(["--catalogue"], in: environment) == .failed)
    #expect(
      environment.said == "formatctl: --catalogue needs a value, <path>, and nothing follows.\nRun formatctl --help.\n")
  }

  @Test func `help alone is the overview`() {
    let (first, second) = (Environment.test(), Environment.test())
    #expect(Formatctl.run(["--help"], in: first) == .clean)
    #expect(Formatctl.run(["help"], in: second) == .clean)
    #expect(first.printed == second.printed)
  }

  @Test(arguments: [
    ("exit-stauts", #"there is no help on "exit-stauts"; did you mean exit-status?"#),
    ("verson", #"there is no command "verson"; did you mean version?"#),
    ("man", #"there is no command "man"; did you mean help?"#),
  ])
  func `help on what does not exist asks what was meant`(word: String, sentence: String) {
    let environment = Environment.test()
    #expect(Formatctl.run(["help", word], in: environment) == .failed)
    #expect(environment.said == "formatctl: \(sentence)\nRun formatctl help.\n")
  }

  @Test func `a failure ends with what to run next`() {
    let environment = Environment.test()
    #expect(Kitchen.run("pantry remove", in: environment) == .failed)
    #expect(environment.said == "formatctl: the pantry is locked.\nRun formatctl pantry remove --force.\n")
    #expect(Kitchen.run("pantry remove --force", in: environment) == .findings)
  }

  @Test func `output that did not arrive is a failure`() {
    var environment = Environment.test()
    let full = TextBuffer()
    full.failure = OutputError(reason: "No space left on device")
    environment.out = full
    #expect(Formatctl.run(["version"], in: environment) == .failed)
    #expect(environment.said == "formatctl: the output could not be written in full: No space left on device.\n")
  }

  @Test func `the options of every command reach the environment`() {
    let environment = Environment.test(terminal: true)
    #expect(environment.canAsk)
    var common = CommonOptions()
    #expect(environment.adopting(common).canAsk)
    common = Self.parsed(["--no-input", "--color", "never"])
    #expect(!environment.adopting(common).canAsk)
    #expect(environment.adopting(common).style.bold("x") == "x")
  }

  @Test func `colour asked for reaches help through a pipe`() {
    let environment = Environment.test()
    #expect(Formatctl.run(["--colour", "always", "help"], in: environment) == .clean)
    #expect(environment.printed.contains("\u{1B}[1mCare\u{1B}[22m\n"))
  }

  @Test func `a question is put on stderr`() {
    let environment = Environment.test(terminal: true, input: "Sponge\nrest")
    #expect(environment.ask("Which cake?") == "Sponge")
    #expect(environment.said == "Which cake? ")
    #expect(environment.readLine() == "rest")
    #expect(environment.readLine() == nil)
  }

  @Test func `a relative path starts from the working directory`() {
    let environment = Environment.test(workingDirectory: "/work")
    #expect(environment.absolute("a/b.json") == "/work/a/b.json")
    #expect(environment.absolute("/a/b.json") == "/a/b.json")
  }

  private static func parsed(_ words: [String]) -> CommonOptions {
    (try? Version.parse(words))?.common ?? CommonOptions()
  }
}
