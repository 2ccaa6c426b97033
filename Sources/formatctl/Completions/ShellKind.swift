/// A shell that can be completed in.
enum ShellKind: String, CaseIterable, ArgumentValue {
  case bash, zsh, fish

  /// The script that makes the shell ask the program.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }
}
