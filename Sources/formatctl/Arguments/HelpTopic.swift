/// A page of help that belongs to no single command.
struct HelpTopic: Equatable, Sendable {
  /// The word as typed after `help`.
  let name: String
  /// One sentence for lists.
  let summary: String
  /// The page, in paragraphs.
  let text: String

  /// The topics, in the order of help.
  static let all = [formats, fields, exitStatus, environment]

  /// What the number after a call means.
  static let exitStatus = HelpTopic(
    name: "exit-status", summary: "What the program's exit status means.",
    text: """
      Every command ends with one of four numbers:

        0    done, and nothing is wrong
        1    findings at or above the level that fails
        2    it could not be done: usage, a path that cannot be opened,
             nothing to check, trouble with the catalogue
        130  interrupted
      """)

  /// The variables that the program looks at.
  static let environment = HelpTopic(
    name: "environment", summary: "Environment variables that are looked at.",
    text: """
      An option on the command line wins over a variable.

        NO_COLOR       any value: no colour, unless --color always
        FORCE_COLOR    any value but 0 or false: colour also into a pipe or file
        TERM           dumb: no colour
        COLUMNS        width of the lines where there is no terminal to ask

        FORMATCTL_CATALOGUE  the catalogue to use
        FORMATCTL_FORMATS    the folder of bundled formats
        FORMATCTL_AUTHOR     who makes a change, for the history
      """)
}
