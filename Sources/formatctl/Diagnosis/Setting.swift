import Documents

/// A setting as a call finds it, and who says so.
struct Setting: Equatable {
  /// Who says what a setting is.
  enum Origin: Equatable {
    /// An option of the call.
    case option(String)
    /// A variable of the environment.
    case variable(String)
    /// The project file.
    case project
    /// What is found without being named, such as git's settings.
    case found(String)
    /// Nobody.
    case standard
  }

  /// The name.
  let name: String
  /// The value in words, empty for none.
  let value: String
  /// Who says so.
  let origin: Origin

  /// Who says so, in words.
  var originWords: String {
    switch origin {
    case .option(let name), .variable(let name), .found(let name): name
    case .project: ProjectFile.fileName
    case .standard: "default"
    }
  }

  /// The setting for a program.
  var json: JSON {
    let kind =
      switch origin {
      case .option: "option"
      case .variable: "variable"
      case .project: "project"
      case .found: "found"
      case .standard: "default"
      }
    return .object([
      "name": .string(name), "value": value.isEmpty ? nil : .string(value), "origin": .string(kind),
      "by": origin == .standard ? nil : .string(originWords),
    ])
  }
}
