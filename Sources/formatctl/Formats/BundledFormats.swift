/// The formats that come with the program, found on the disk.
enum BundledFormats {
  /// The folder's name.
  static let folderName = "Formats"
  /// The variable that names the folder.
  static let variable = "FORMATCTL_FORMATS"

  /// Finds their folder: the variable's, that of an installed program, that of the program's own sources.
  static func folder(in environment: Environment) throws -> FilePath? {
    if let named = environment.variables[variable], !named.isEmpty {
      let path = environment.path(named)
      guard path.isFolder else { throw Failure("\(variable) is \(named), which is no folder; a folder of formats is expected.") }
      return path
    }
    guard let program = environment.path(environment.programPath).parent else { return nil }
    if let installed = program.parent?.appending("share/formatctl").appending(folderName), installed.isFolder {
      return installed
    }
    return upward(from: program)
  }

  /// Finds the nearest folder of formats, in a folder or above it.
  static func upward(from folder: FilePath) -> FilePath? {
    folder.ancestors.lazy.map { $0.appending(folderName) }.first { $0.isFolder }
  }
}
