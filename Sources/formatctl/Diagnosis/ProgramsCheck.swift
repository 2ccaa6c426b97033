/// A look at the programs of others that some commands run.
struct ProgramsCheck {
  /// The world.
  let environment: Environment

  /// What was found.
  var diagnoses: [Diagnosis] { [git, editor, ffmpeg] }

  private var git: Diagnosis {
    if let path = ChildProcess.path(of: "git", in: environment) { return .works("git", path) }
    return .limited(
      "git", "not found in PATH", "Install git to compare definitions with those of a commit; all else works without.")
  }

  private var ffmpeg: Diagnosis {
    if let path = ChildProcess.path(of: "ffmpeg", in: environment) { return .works("ffmpeg", path) }
    return .limited("ffmpeg", "not found in PATH", "Install ffmpeg to play videos in the previewer; all else works without.")
  }

  private var editor: Diagnosis {
    guard let editor = Editor(in: environment), let word = editor.command.split(separator: " ").first else {
      let hasVisual = environment.variables["VISUAL"]?.isEmpty == false
      return .limited(
        "editor",
        hasVisual ? "VISUAL counts on a terminal alone, and EDITOR is not set" : "neither VISUAL nor EDITOR is set",
        "Set EDITOR to the program that edit should open, such as vi.")
    }
    let (command, variable) = (editor.command, editor.variable)
    if ChildProcess.path(of: String(word), in: environment) != nil {
      return .works("editor", "\(command), as \(variable) says")
    }
    return .limited("editor", "\(variable) is \(command), which is not found", "Set \(variable) to a program that is there.")
  }
}
