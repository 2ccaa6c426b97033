/// How a call of the program ended, as the shell sees it.
enum ExitStatus: Int32 {
  /// The work was done and nothing is wrong.
  case clean = 0
  /// Findings at or above the level that fails.
  case findings = 1
  /// The work could not be done: usage, unreadable paths, nothing checked.
  case failed = 2
  /// The person interrupted it; 128 and the number of SIGINT.
  case interrupted = 130
}
