/// What a command may touch of the world outside.
struct Environment {
  /// Where results go.
  var out: any TextSink
  /// Where words about the work go.
  var err: any TextSink
  /// Where answers and piped files come from.
  var input: any TextSource
  /// Which of the three streams are terminals.
  var isTerminal: TerminalStreams
  /// Columns of the terminal, 80 where there is none.
  var width: Int
  /// Environment variables of the process.
  var variables: [String: String]
  /// Folder that relative paths start from.
  var workingDirectory: String
  /// Path of the running program, links resolved.
  var programPath: String
  /// Tells the time, in seconds since 1970.
  var clock: () -> Int
  /// Waits; false where nobody is there any more to wait for.
  var wait: (Duration) -> Bool = { _ in false }
  /// When colour is used, as `--color` says.
  var colour = ColourChoice.auto
  /// Whether `--no-input` forbids questions.
  var forbidsQuestions = false
  /// The words of the call, for the record of a change.
  var words: [String] = []
  /// The sentences that are said once a call.
  var remarks = Remarks()

  /// The time, in seconds since 1970.
  var now: Int { clock() }

  /// Whether a question may be put to a person.
  var canAsk: Bool { !forbidsQuestions && isTerminal.input && isTerminal.err }

  /// The environment without anybody who reads what is printed and said.
  var silent: Environment {
    var environment = self
    (environment.out, environment.err) = (NowhereSink(), NowhereSink())
    // What nobody has read is said again.
    environment.remarks = Remarks()
    return environment
  }

  /// The look of text on stdout.
  var style: Style { Style(isOn: colour.isOn(terminal: isTerminal.out, variables: variables)) }

  /// The look of text on stderr.
  var errStyle: Style { Style(isOn: colour.isOn(terminal: isTerminal.err, variables: variables)) }

  /// Returns the next line of stdin without its end, or nil after the last.
  func readLine() -> String? { input.readLine() }

  /// Puts a question on stderr and returns the answer, or nil when there is none.
  func ask(_ question: String) -> String? {
    err.write(question + " ")
    err.flush()
    return input.readLine()
  }

  /// Returns the path from the working directory on.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : workingDirectory + "/" + path
  }

  /// Returns the environment as the options of every command set it.
  func adopting(_ common: CommonOptions) -> Environment {
    var environment = self
    environment.colour = common.colour
    environment.forbidsQuestions = common.noInput
    return environment
  }
}
