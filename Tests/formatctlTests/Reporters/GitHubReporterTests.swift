import CustomFormats
import Testing

@testable import formatctl

@Suite struct GitHubReporterTests {
  private func texts(
    _ groups: [Finding]..., showsNotes: Bool = false, summary: RunSummary = RunSummary()
  ) -> (commands: String, page: String) {
    let (sink, page) = (TextBuffer(), TextBuffer())
    var reporter = GitHubReporter(
      to: sink, paths: ReportPaths(in: .test()), showsNotes: showsNotes, page: StepSummary(to: page))
    for findings in groups { reporter.take(findings) }
    reporter.end(summary)
    return (sink.text, page.text)
  }

  @Test func `a finding is an annotation with its place and title`() {
    #expect(
      texts([.sample(message: "It is 1:1.", hint: "Send 1.91:1.")]).commands == """
        ::error file=creatives/summer.json,line=6,col=20,title=wrong-aspect-ratio%2C summer-01::It is 1:1. Send 1.91:1.

        """)
  }

  @Test func `errors come before warnings, notes only when they are asked for`() {
    let findings: [Finding] = [.sample(.note), .sample(.warning), .sample(.error)]
    func kinds(_ text: String) -> [Substring] { text.split(separator: "\n").map { $0.dropFirst(2).prefix { $0 != " " } } }
    #expect(kinds(texts(findings).commands) == ["error", "warning"])
    #expect(kinds(texts(findings, showsNotes: true).commands) == ["error", "warning", "notice"])
  }

  @Test func `ten of a kind are annotations, the page has all`() {
    var summary = RunSummary()
    summary.creatives = 40
    summary.failing = 12
    for _ in 0..<12 { summary.count(.error) }
    for _ in 0..<3 { summary.count(.warning) }
    let errors = (1...12).map { Finding.sample(message: "Fault \($0).", hint: "") }
    let (commands, page) = texts(errors, [.sample(.warning), .sample(.warning), .sample(.warning)], summary: summary)
    #expect(commands.split(separator: "\n").count == 13)
    #expect(commands.contains("::Fault 10.\n") && !commands.contains("::Fault 11"))
    #expect(page.hasPrefix("### formatctl: 12 of 40 creatives failing\n\n12 errors, 3 warnings and 0 notes.\n\n| | where |"))
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| error |") } == 12)
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| warning |") } == 3)
  }

  @Test func `more than the page holds is counted`() {
    var summary = RunSummary()
    for _ in 0..<600 { summary.count(.error) }
    let page = texts((0..<600).map { _ in .sample(message: "Wrong.", hint: "") }, summary: summary).page
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| error |") } == 500)
    #expect(page.hasSuffix("\n100 more findings are not listed here.\n\n"))
    let long = String(repeating: "x", count: 10_000)
    let heavy = texts((0..<600).map { _ in .sample(message: long, hint: "") }, summary: summary).page
    #expect(heavy.utf8.count < 1_048_576)
    #expect(heavy.hasSuffix("more findings are not listed here.\n\n"))
  }

  @Test func `nothing from the input ends a command, begins another or leaves its property`() {
    let nasty = "a%0A,line=1::\r\n::stop-commands::x\u{1B}[2J\u{202E}|<script>"
    let commands = texts([.sample(message: nasty, hint: "", creative: nasty, file: nasty)]).commands
    let escaped = "a%250A%2Cline=1%3A%3A␍␊%3A%3Astop-commands%3A%3Ax␛[2J⟨U+202E⟩|<script>"
    #expect(
      commands == """
        ::error file=\(escaped),line=6,col=20,title=wrong-aspect-ratio%2C \(escaped)\
        ::a%250A,line=1::␍␊::stop-commands::x␛[2J⟨U+202E⟩|<script>

        """)
  }

  @Test func `nothing from the input is markup on the page`() {
    let page = texts([.sample(message: "a|b\n<img src=x> [x](javascript:y) @kim `z`", hint: "")]).page
    #expect(
      page.contains(
        "| a&#124;b␊&#60;img src=x&#62; &#91;x&#93;&#40;javascript&#58;y&#41; &#64;kim &#96;z&#96; | wrong&#45;aspect&#45;ratio |\n"
      ))
  }

  @Test func `what comes from stdin has no place`() {
    #expect(texts([.sample(message: "x", hint: "", file: "-")]).commands == "::error title=wrong-aspect-ratio%2C summer-01::x\n")
  }

  @Test func `paths start at the root of the repository, and the page grows`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "sub/ads")
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("before\n", to: "page.md")
    var environment = folder.environment(variables: ["GITHUB_STEP_SUMMARY": folder.path + "/page.md"])
    environment.workingDirectory += "/sub"
    let call = ["validate", "ads/bad-square-picture.json", "-r", "github", "-q"]
    #expect(Formatctl.run(call, in: environment) == .findings)
    #expect(environment.printed.hasPrefix("::error file=sub/ads/bad-square-picture.json,line=10,col=18,title=wrong-aspect-ratio"))
    let page = String(decoding: try folder.read("page.md"), as: UTF8.self)
    #expect(page.hasPrefix("before\n### formatctl: 1 of 1 creative failing\n"))
    #expect(page.contains("sub/ads/bad&#45;square&#45;picture&#46;json&#58;10&#58;18"))
  }

  @Test func `a page that cannot be written is told before anything is read`() throws {
    let folder = try Folder()
    let environment = folder.environment(variables: ["GITHUB_STEP_SUMMARY": "nowhere/page.md"])
    folder.run(["validate", "missing.json", "-r", "github"], in: environment, expecting: .failed)
    #expect(environment.said.contains("missing.json"))
    try folder.copy("Formats/simple-native", to: "ads")
    let other = folder.environment(variables: ["GITHUB_STEP_SUMMARY": "nowhere/page.md"])
    folder.run(["validate", "ads", "-r", "github"], in: other, expecting: .failed)
    #expect(
      other.said.contains("GITHUB_STEP_SUMMARY nowhere/page.md cannot be written: No such file or directory."), "\(other.said)")
  }
}
