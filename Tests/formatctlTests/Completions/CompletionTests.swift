import Foundation
import Testing

@testable import formatctl

@Suite struct CompletionTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.copy("Formats/simple-native", to: "simple-native")
    folder.run(["--catalogue", "formatctl.db", "create", "10063170", "-m", "From the ad server"])
  }

  private func completion(_ words: String...) -> Completion {
    CompletionSearch(in: folder.environment()).completion(of: words)
  }

  private func words(_ words: String...) -> [String] {
    CompletionSearch(in: folder.environment()).completion(of: words).candidates.map(\.word)
  }

  @Test func `commands come with their summaries`() {
    #expect(completion("sh").candidates == [Candidate("show", "Show a format: its fields with limits and accessors.")])
    #expect(words("catalogue", "pa") == ["path"])
    #expect(words("catalog", "pa") == ["path"])
    #expect(words("unheard-of", "") == [])
    #expect(words("--color", "never", "vers") == ["version"])
  }

  @Test func `options are those of the command, each once`() {
    #expect(words("list", "--j") == ["--json"])
    #expect(words("list", "--json", "--j") == [])
    #expect(words("validate", "--rule", "text-too-long=off", "--rul") == ["--rule"])
    #expect(words("validate", "--", "--r") == [])
    #expect(completion("validate", "--", "--r").paths == .files)
    #expect(words("--cat") == ["--catalogue"])
  }

  @Test func `values of closed sets`() {
    #expect(words("list", "--color", "a") == ["auto", "always"])
    #expect(words("show", "10063170", "--names", "") == ["ios", "android"])
    #expect(completion("list", "--color=al") == Completion(prefix: "--color=", candidates: [Candidate("always")]))
    #expect(words("list", "--colour=n") == ["never"])
    #expect(words("validate", "--json=") == [])
    #expect(words("completions", "") == ["bash", "zsh", "fish"])
  }

  @Test func `formats by ID and slug, with their names`() {
    #expect(completion("show", "1006").candidates == [Candidate("10063170", "Simple native")])
    #expect(completion("show", "simple").candidates == [Candidate("simple-native", "Simple native")])
    #expect(words("validate", "x.json", "--format-id", "native-") == ["native-video"])
  }

  @Test func `commands that work on the catalogue offer what it holds`() {
    #expect(words("export", "") == ["10063170", "simple-native"])
    #expect(words("export", "10063170", "simple") == ["simple-native"])
    #expect(words("--catalogue", "nowhere.db", "export", "") == [])
    for command in [["copy"], ["renumber"], ["delete"], ["sample", "add"], ["edit"], ["field", "add"]] {
      let completion = CompletionSearch(in: folder.environment()).completion(of: command + [""])
      #expect(completion.candidates.map(\.word) == ["10063170", "simple-native"], "\(command)")
    }
  }

  @Test func `samples of the format that stands before`() {
    #expect(
      completion("sample", "show", "10063170", "").candidates
        == [Candidate("night-hikes", "Sample of Simple native (10063170).")])
    #expect(words("sample", "remove", "simple-native", "night-hikes", "") == [])
  }

  @Test func `revisions stand behind an @, newest first, with who and why`() throws {
    let definition = String(decoding: try folder.read("simple-native/format.json"), as: UTF8.self)
    try folder.write(definition.replacingOccurrences(of: "50", with: "40"), to: "simple-native/format.json")
    folder.run(["import", "simple-native/format.json"])
    #expect(
      completion("show", "10063170@").candidates
        == [Candidate("2", "2026-01-01, Kim"), Candidate("1", "2026-01-01, Kim, From the ad server")])
    #expect(completion("show", "10063170@").prefix == "10063170@")
    #expect(words("show", "12387226@") == [])
  }

  @Test func `a path is the shell's to complete`() {
    #expect(completion("show", "./") == .files)
    #expect(completion("show", "unheard-of") == .files)
    #expect(completion("validate", "--assets", "") == Completion(paths: .folders))
    #expect(completion("validate", "--assets=x") == Completion(prefix: "--assets=", paths: .folders))
    #expect(completion("validate", "-r", "json=x") == Completion(prefix: "json=", paths: .files))
    #expect(completion("export", "./") == .nothing)
  }

  @Test func `rules, families and weights`() {
    #expect(words("validate", "--only", "text-in") == ["text-in-capitals"])
    #expect(words("validate", "--only", "geom") == ["geometry"])
    #expect(words("lint", "--rule", "text-in") == ["text-in-capitals="])
    #expect(words("lint", "--rule", "text-in-capitals=") == ["off", "note", "warning", "error"])
    #expect(completion("lint", "--rule=text-in-capitals=w").prefix == "--rule=text-in-capitals=")
  }

  @Test func `a field in one word: kind, settings, values`() {
    #expect(words("create", "x", "--field", "A:t") == ["text"])
    #expect(words("create", "x", "--field", "A:text,ma") == ["max="])
    #expect(words("create", "x", "--field", "A:image,required,ra") == ["ratio="])
    #expect(words("create", "x", "--field", "A:text,unit=u") == ["utf16"])
    #expect(words("create", "x", "--field", "A") == [])
  }

  @Test func `keys of the format that stands before, with what they are`() {
    #expect(
      completion("field", "set", "10063170", "").candidates
        == [
          Candidate("Headline", "text, required"), Candidate("MainImage", "image, required"), Candidate("Caption", "text"),
        ])
    #expect(words("field", "remove", "simple-native", "Headline", "Cap") == ["Caption"])
    #expect(words("field", "move", "10063170", "Caption", "--before", "He") == ["Headline"])
    #expect(words("field", "set", "10063170", "Headline", "max=20,sh") == ["shown="])
    #expect(words("field", "set", "10063170", "MainImage", "ra") == ["ratio="])
    #expect(words("field", "set", "unheard-of", "") == [])
    #expect(words("list", "--key", "Star") == ["StarRating"])
    #expect(words("field", "set", "") == ["10063170", "simple-native"])
    #expect(words("field", "remove", "10063170", "Headline", "") == ["MainImage", "Caption"])
  }

  @Test func `what names a thing says so, so that it is offered`() {
    let kinds: [String: [ValueKind]] = [
      "format": [.format, .storedFormat], "formats": [.format, .storedFormat], "key": [.key], "keys": [.key],
      "sample": [.sample], "rule": [.rule, .ruleWeight], "file": [.file], "files": [.file], "folder": [.folder],
      "field": [.field, .key], "reporter": [.reporter],
    ]
    func check(_ command: CommandDescription) {
      for argument in command.arguments where argument.kind != .flag && !argument.isCommon {
        guard let known = kinds[argument.name] else { continue }
        #expect(known.contains(argument.value) || !argument.choices.isEmpty, "\(command.call): \(argument.label)")
      }
      command.subcommands.forEach(check)
    }
    Formatctl.commands.flatMap(\.commands).forEach { check(CommandDescription($0)) }
  }

  @Test func `names of schemas, topics, states and what explain knows`() {
    #expect(words("schema", "cat") == ["catalogue-path", "catalogue-check", "catalogue-backup", "catalogue-recover"])
    #expect(words("help", "exit") == ["exit-status"])
    #expect(words("help", "catalogue", "") == ["path", "check", "backup", "recover"])
    #expect(words("help", "list", "") == [])
    #expect(words("preview", "native-video", "--state", "no-v") == ["no-video"])
    #expect(words("explain", "progr") == ["programmatic"])
    #expect(words("explain", "GADCustomNativeAdD") == ["GADCustomNativeAdDelegate"])
    #expect(words("explain", "media.fall") == ["media.fallbackImage"])
    #expect(words("validate", "-r", "js") == ["json"])
  }

  @Test(arguments: [
    ["bash", "formatctl show ", " "], ["zsh", "show", ""], ["fish", "export", "1"], ["zsh"], ["bash"], ["csh", "show"], [],
    ["zsh", "show", "\u{0}"], ["zsh", "--catalogue", "/", "show", ""], ["zsh", "--formats", "nowhere", "show", ""],
    ["bash", "formatctl show '", " \t"], ["bash", "", ""], ["zsh", "show", "99999999999999999999@"],
  ])
  func `the hidden verb is silent and makes nothing`(words: [String]) throws {
    let empty = try Folder()
    let environment = empty.environment()
    #expect(Formatctl.run(["__complete"] + words, in: environment) == .clean)
    #expect(environment.said == "")
    #expect(try empty.contents().isEmpty)
  }

  @Test func `the words that bash replaces are only its own last part, quoted`() {
    let breaks = " \t\n\"'@><=;|&(:"
    func answer(_ line: String) -> [String] {
      CompletionAnswer(to: ["bash", line, breaks], in: folder.environment()).lines
    }
    #expect(answer("formatctl list --color=al") == ["none", "always"])
    #expect(answer("formatctl show 10063170@") == ["none", "@1"])
    #expect(answer("formatctl lint --rule text-in-cap") == ["open", "text-in-capitals="])
    #expect(answer("formatctl create x --field A:text,lin") == ["open", "text,lines="])
    #expect(answer("formatctl validate --assets=my\\ di") == ["folders\t0\tmy di"])
    #expect(answer("FORMATCTL show 'simp").last == "simple-native")
    #expect(answer("formatctl inspect a:b") == ["files\t2\ta:b"])
    #expect(answer("formatctl validate -r json=a:b") == ["files\t2\ta:b"])
  }

  @Test func `a line is split as bash does`() {
    let line = TypedLine(#"formatctl "a b" c\ d 'e"f' --x=g"#, breaks: " =")
    #expect(line.words == ["formatctl", "a b", "c d", "e\"f", "--x=g"])
    #expect(line.kept == 4)
    #expect(line.openQuote == nil)
    let open = TypedLine(#"formatctl "a b"#, breaks: " =")
    #expect(open.words == ["formatctl", "a b"])
    #expect(open.openQuote == "\"")
    #expect(open.typed("a $b") == #"a \$b"#)
    #expect(line.typed("a $b") == #"a\ \$b"#)
    #expect(TypedLine("formatctl ", breaks: " ").words == ["formatctl", ""])
  }
}
