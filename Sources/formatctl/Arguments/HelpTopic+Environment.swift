extension HelpTopic {
  /// What the number after a call means.
  static let exitStatus = HelpTopic(
    name: "exit-status", summary: "What the program's exit status means.",
    text: "Every command ends with one of four numbers:\n\n" + table(statuses))

  /// The numbers that a call ends with.
  static let statuses = [
    (term: "0", meaning: "done, and nothing is wrong"),
    (term: "1", meaning: "findings at or above the level that fails"),
    (
      term: "2",
      meaning: "it could not be done: usage, a path that cannot be opened, nothing to check, trouble with the catalogue"
    ),
    (term: "130", meaning: "interrupted"),
  ]

  /// The variables that the program looks at.
  static let environment = HelpTopic(
    name: "environment", summary: "Environment variables that are looked at.",
    text: "An option on the command line wins over a variable.\n\n" + table(lookVariables) + "\n\n" + table(placeVariables)
      + "\n\nformatctl doctor prints each setting and who says so.")

  /// The variables that say how output looks.
  static let lookVariables = [
    (term: "NO_COLOR", meaning: "any value: no colour, unless --color always"),
    (term: "FORCE_COLOR", meaning: "any value but 0 or false: colour also into a pipe or file; 2 is 256 colours, 3 all"),
    (term: "COLORTERM", meaning: "truecolor or 24bit: previews in all colours"),
    (term: "TERM", meaning: "dumb: no colour; 256 in its name: previews in 256 colours"),
    (
      term: "VTE_VERSION",
      meaning: "any value, like KONSOLE_VERSION: the terminal turns right-to-left text, so previews do not, unless --bidi on"
    ),
    (term: "COLUMNS", meaning: "width of the lines where there is no terminal to ask"),
  ]

  /// The variables that say where things are, and who works.
  static let placeVariables = [
    (term: "FORMATCTL_CATALOGUE", meaning: "the catalogue to use"),
    (term: "FORMATCTL_FORMATS", meaning: "the folder of bundled formats"),
    (term: "FORMATCTL_AUTHOR", meaning: "who makes a change, for the history; else git's user.name, else the login"),
    (term: "VISUAL, EDITOR", meaning: "the program that edit opens; VISUAL on a terminal alone"),
    (term: "TMPDIR", meaning: "where edit keeps the text that the editor opens, and a long junit report waits"),
    (term: "XDG_DATA_HOME", meaning: "where your own catalogue is, ~/.local/share where it is not set"),
  ]
}
