/// `formatctl completions`: prints what a shell needs to complete calls of the program.
struct Completions: Command {
  static let name = "completions"
  static let summary = "Print the script for completions in a shell."
  static let discussion = """
    The script asks the program itself, so that what the Tab key offers follows from its version, from the catalogue and \
    from the files that there are: commands, options, formats with their revisions, keys, samples, rules. What make \
    install puts in place needs no more; else the script goes where the shell looks for it.
    """
  static let examples = [
    CommandExample(
      "formatctl completions bash > ~/.local/share/bash-completion/completions/formatctl",
      "With the package bash-completion; else source it in ~/.bashrc."),
    CommandExample(
      "formatctl completions zsh > ~/.zfunc/_formatctl", "Where ~/.zshrc has fpath=(~/.zfunc $fpath) before compinit."),
    CommandExample("formatctl completions fish > ~/.config/fish/completions/formatctl.fish", "Where fish looks by itself."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The shell.") var shell: ShellKind

  func run(in environment: Environment) throws -> ExitStatus {
    environment.out.write(shell.script)
    return .clean
  }
}
