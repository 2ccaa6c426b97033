import Documents

/// The path of the catalogue, and how it was found.
struct CatalogueLocation: Equatable {
  /// How a catalogue is found.
  enum Origin: String, CaseIterable {
    /// `--catalogue`.
    case option
    /// The variable.
    case variable
    /// The working directory or one above it.
    case folder
    /// The person's data folder.
    case home
    /// Nowhere: the person has no data folder. There is none to read, and none can be made.
    case nowhere
  }

  /// The path.
  let path: FilePath
  /// How it was found.
  let origin: Origin

  /// The name of a catalogue that is looked for.
  static let fileName = "formatctl.db"
  /// The variable that names the catalogue.
  static let variable = "FORMATCTL_CATALOGUE"

  /// Finds the catalogue: the option, the variable, upward from the working directory, the data folder.
  init(option: String?, in environment: Environment) throws {
    if let option {
      if option.isEmpty { throw Failure("--catalogue is empty, the path of a catalogue is expected.") }
      (path, origin) = (environment.path(option), .option)
    } else if let named = environment.variables[Self.variable], !named.isEmpty {
      (path, origin) = (environment.path(named), .variable)
    } else if let near = environment.folder.ancestors.lazy.map({ $0.appending(Self.fileName) }).first(where: { $0.kind == .file })
    {
      (path, origin) = (near, .folder)
    } else if let data = Self.dataFolder(in: environment) {
      (path, origin) = (data.appending(Self.fileName), .home)
    } else {
      (path, origin) = (environment.path(Self.fileName), .nowhere)
    }
  }

  /// Says that there is no place for a catalogue, where there is none.
  func checkPlace() throws {
    guard origin == .nowhere else { return }
    throw Failure(
      "there is no place for a catalogue: no \(Self.fileName) here or above, and neither XDG_DATA_HOME nor HOME is set.",
      next: "formatctl catalogue path --catalogue \(Self.fileName)")
  }

  /// Whether something stands at the path.
  var exists: Bool { path.kind != .absent }

  /// The location in JSON output.
  var json: JSON {
    .object(["path": .string(path.absolute), "foundBy": .string(origin.rawValue), "exists": .bool(exists)])
  }

  /// The folder for the data of this program: `$XDG_DATA_HOME/formatctl`, else `~/.local/share/formatctl`; nil where neither is set.
  private static func dataFolder(in environment: Environment) -> FilePath? {
    // The XDG Base Directory Specification lets relative paths count for nothing.
    if let data = environment.variables["XDG_DATA_HOME"], data.hasPrefix("/") {
      return environment.path(data).appending("formatctl")
    }
    guard let home = environment.variables["HOME"], home.hasPrefix("/") else { return nil }
    return environment.path(home).appending(".local/share/formatctl")
  }
}
