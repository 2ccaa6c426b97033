#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A look at the programs of others that some commands run.
struct ProgramsCheck {
  /// The world.
  let environment: Environment

  /// What was found.
  var diagnoses: [Diagnosis] { [git, editor] }

  private var git: Diagnosis {
    if let path = path(of: "git") { return .works("git", path) }
    return .limited(
      "git", "not found in PATH", "Install git to compare definitions with those of a commit; all else works without.")
  }

  private var editor: Diagnosis {
    let variables = ["VISUAL", "EDITOR"]
    guard let variable = variables.first(where: { environment.variables[$0]?.isEmpty == false }),
      let line = environment.variables[variable], let word = line.split(separator: " ").first
    else {
      return .limited(
        "editor", "neither VISUAL nor EDITOR is set", "Set EDITOR to the program that edit should open, such as vi.")
    }
    if path(of: String(word)) != nil { return .works("editor", "\(line), as \(variable) says") }
    return .limited("editor", "\(variable) is \(line), which is not found", "Set \(variable) to a program that is there.")
  }

  /// Finds a program by its path, or by its name in PATH.
  private func path(of program: String) -> String? {
    let folders = environment.variables["PATH"]?.split(separator: ":").map(String.init) ?? []
    let paths = program.contains("/") ? [environment.absolute(program)] : folders.map { "\($0)/\(program)" }
    return paths.first { environment.path($0).isFile && access($0, X_OK) == 0 }
  }
}
