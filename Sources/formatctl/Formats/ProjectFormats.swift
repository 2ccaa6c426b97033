import Documents

/// The formats that the project file names.
struct ProjectFormats {
  /// The name of the project file, which is looked for upward from the working directory.
  static let fileName = "formatctl.json"

  /// The project file.
  let file: FilePath
  /// The definitions and folders that its member `formats` names.
  let paths: [FilePath]

  /// Finds the project file, in the folder or above it.
  static func file(from folder: FilePath) -> FilePath? {
    folder.ancestors.lazy.map { $0.appending(fileName) }.first { $0.isFile }
  }

  /// Reads the member `formats`, a path or a list of paths from the file's folder on.
  init(_ file: FilePath) throws {
    self.file = file
    let document = JSONDocument(try file.bytes())
    if let problem = document.problems.first {
      let place = document.place(at: problem.offset)
      throw Failure("\(file):\(place.line):\(place.column): \(problem.message), JSON is expected.")
    }
    guard let value = document.root?["formats"], !value.isNull else {
      paths = []
      return
    }
    let words = value.kind == .array ? value.elements : [value]
    paths = try words.map { word in
      guard let path = word.string, !path.isEmpty, let folder = file.parent else {
        throw Failure("\(file):\(word.place.line): formats is \(word.kindName), a path or a list of paths is expected.")
      }
      return FilePath(path, from: folder.absolute).shown(from: file.start)
    }
  }
}
