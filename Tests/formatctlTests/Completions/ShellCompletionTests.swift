import Foundation
import Testing

@testable import formatctl

/// The Tab key in real shells, each on a terminal of its own.
@Suite struct ShellCompletionTests {
  /// A shell, and how it is told to write its line to a file at a key.
  struct Shell: CustomTestStringConvertible {
    let name: String
    let line: String
    let files: [String: String]
    var testDescription: String { name }

    /// Whether it is here, and the program that gives it a terminal.
    var isThere: Bool { Self.isThere(name) && Self.isThere("script") }

    static func isThere(_ program: String) -> Bool {
      ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
    }
  }

  static let bash = Shell(
    name: "bash", line: "bash --noprofile --rcfile rc -i",
    files: [
      "rc": """
      source <(formatctl completions bash)
      show() { printf '%s' "$READLINE_LINE" >typed; exit; }
      bind -x '"\\C-xs": show'
      PROMPT_COMMAND='>ready'

      """
    ])

  static let zsh = Shell(
    name: "zsh", line: "zsh -d -i",
    files: [
      ".zshrc": """
      mkdir functions && formatctl completions zsh >functions/_formatctl
      fpath=($PWD/functions $fpath)
      autoload -Uz compinit && compinit -u -D
      show() { print -rn -- $BUFFER >typed; exit }
      zle -N show
      bindkey '^Xs' show
      precmd() { : >ready }

      """
    ])

  static let fish = Shell(
    name: "fish", line: "fish -i",
    files: [
      "home/.config/fish/config.fish": """
      formatctl completions fish | source
      function show
        commandline -b | tr -d '\\n' >typed
        exit
      end
      bind \\cxs show
      function ready --on-event fish_prompt
        echo >ready
      end

      """,
      // Else a first start reads every manual page of the system.
      "home/.local/share/fish/generated_completions/none.fish": "",
    ])

  /// What is typed, and the line after the Tab key.
  static let lines = [
    ("formatctl sh", "formatctl show "),
    ("formatctl catalogue pa", "formatctl catalogue path "),
    ("formatctl show 1006", "formatctl show 10063170 "),
    ("formatctl show 10063170@", "formatctl show 10063170@1 "),
    ("formatctl list --color=al", "formatctl list --color=always "),
    ("formatctl lint --rule text-in-cap", "formatctl lint --rule text-in-capitals="),
    ("formatctl create x --field A:text,lin", "formatctl create x --field A:text,lines="),
    ("formatctl preview native-video --state no-v", "formatctl preview native-video --state no-video "),
    ("formatctl export 'simple", "formatctl export 'simple-native' "),
    ("formatctl export 1238", "formatctl export 1238"),
    ("formatctl inspect odd", #"formatctl inspect odd\ name.png "#),
    ("formatctl inspect 'odd n", "formatctl inspect 'odd name.png' "),
    ("formatctl field set 777 Two", #"formatctl field set 777 Two\ words "#),
    ("formatctl field set 777 'Two w", "formatctl field set 777 'Two words' "),
    ("formatctl validate --assets=odd", #"formatctl validate --assets=odd\ folder/"#),
  ]

  private func check(_ shell: Shell, _ typed: String, _ expected: String) throws {
    let folder = try Folder()
    for (name, text) in shell.files { try folder.write(text, to: name) }
    try folder.write("", to: "odd folder/x")
    try folder.write("", to: "odd name.png")
    try folder.write("", to: "col:on.png")
    if typed.contains("--assets") { try FileManager.default.removeItem(atPath: folder.path + "/odd name.png") }
    if typed.contains("inspect") { try FileManager.default.removeItem(atPath: folder.path + "/odd folder") }
    folder.run(["--catalogue", "formatctl.db", "create", "10063170"])
    try folder.write(#"{ "formatId": "777", "fields": [{ "key": "Two words", "kind": "text" }] }"#, to: "777.json")
    folder.run(["import", "777.json"])
    let keys = typed.replacingOccurrences(of: "'", with: "'\\''")
    // The keys are sent once the shell waits for them, and the terminal stays until it has answered or a minute is over.
    let result = try BuiltProgram.run(
      """
      mkdir -p home
      await() { n=0; until [ -e $1 ] || [ $n -ge 1200 ]; do sleep 0.05; n=$((n + 1)); done; }
      export HOME=$PWD/home ZDOTDIR=$PWD TERM=xterm LC_ALL=C.UTF-8 FORMATCTL_FORMATS='\(Folder.repository)/Formats'
      { await ready; printf '%s\\t\\030s' '\(keys)'; await typed; } | script -qec '\(shell.line)' /dev/null
      """, in: URL(filePath: folder.path))
    let written = try? String(decoding: folder.read("typed"), as: UTF8.self)
    #expect(written == expected, "\(result)")
  }

  @Test(.enabled(if: bash.isThere, "bash or script is missing"), arguments: lines)
  func `bash completes`(typed: String, expected: String) throws { try check(Self.bash, typed, expected) }

  @Test(
    .enabled(if: bash.isThere, "bash or script is missing"),
    arguments: [
      ("formatctl inspect col", #"formatctl inspect col\:on.png "#), ("formatctl inspect col:", "formatctl inspect col:on.png "),
    ])
  func `bash completes a name with a colon`(typed: String, expected: String) throws { try check(Self.bash, typed, expected) }

  @Test(.enabled(if: zsh.isThere, "zsh or script is missing"), arguments: lines)
  func `zsh completes`(typed: String, expected: String) throws { try check(Self.zsh, typed, expected) }

  @Test(.enabled(if: fish.isThere, "fish or script is missing"), arguments: lines)
  func `fish completes`(typed: String, expected: String) throws { try check(Self.fish, typed, expected) }

  @Test func `bash takes the script and fills its replies`() throws {
    let folder = try Folder()
    let result = try BuiltProgram.run(
      """
      bash -c 'source <(formatctl completions bash); COMP_LINE="formatctl list --color=a"; COMP_POINT=${#COMP_LINE}
      COMP_WORDBREAKS=" =:@"; _formatctl formatctl; printf "%s\\n" "${COMPREPLY[@]}"; complete -p formatctl'
      """, in: URL(filePath: folder.path))
    #expect(result == .init(printed: "auto\nalways\ncomplete -F _formatctl formatctl\n", said: "", status: 0))
  }

  @Test(arguments: ShellKind.allCases)
  func `a script is printed`(shell: ShellKind) {
    let environment = Environment.test()
    #expect(Formatctl.run(["completions", shell.rawValue], in: environment) == .clean)
    #expect(environment.printed == shell.script)
    #expect(environment.printed.contains("formatctl completions \(shell.rawValue)\n"))
    #expect(environment.said == "")
  }
}
