import CustomFormats
import Documents

/// Definitions in files: one that was named, or all in a folder.
struct DefinitionFiles {
  /// Where formats of these files count as taken from.
  let place: FormatOrigin.Place
  /// The file or folder.
  let path: FilePath

  /// Creates files from where they count as taken from, and their file or folder.
  init(place: FormatOrigin.Place, path: FilePath) {
    self.place = place
    self.path = path
  }

  /// Finds the formats that come with the program.
  init?(bundledIn environment: Environment) throws {
    guard let folder = try BundledFormats.folder(in: environment) else { return nil }
    self.init(place: .bundled, path: folder)
  }

  /// What the files hold.
  struct Contents {
    /// The formats that could be read, in the order of the files' names.
    var formats: [FoundFormat] = []
    /// Sentences about files that could not be read as definitions.
    var complaints: [String] = []
  }

  /// Reads the definitions.
  ///
  /// A folder holds `format.json`, or folders with one each, or definitions under any name that ends in `.json`.
  func contents() throws(FileError) -> Contents {
    var contents = Contents()
    for (file, mayBeOther) in try files() {
      let bytes = try file.bytes()
      let definition = FormatFile.read(bytes, file: file.shown)
      if mayBeOther, definition.document.root?["fields"] == nil { continue }
      if definition.isReadable {
        contents.formats.append(FoundFormat(definition: definition, origin: FormatOrigin(place: place, path: file)))
      } else {
        let violation = definition.violations.first
        let at = violation.flatMap { definition.place(of: $0) }.map { ":\($0.line)" } ?? ""
        contents.complaints.append("\(file)\(at) was passed over: \(violation?.message ?? "it is no definition.")")
      }
    }
    return contents
  }

  /// Lists the files that may be definitions; of some it is not sure that they are meant to be.
  private func files() throws(FileError) -> [(file: FilePath, mayBeOther: Bool)] {
    switch path.kind {
    case .folder: break
    case .absent: throw FileError(path, "cannot be read", "there is no such file or folder")
    case .unreachable(let reason): throw FileError(path, "cannot be read", reason)
    case .file, .other: return [(path, false)]
    }
    if let own = FormatFolder(at: path) { return [(own.definition, false)] }
    var files: [(FilePath, Bool)] = []
    for name in try path.entries() where !name.hasPrefix(".") {
      let entry = path.appending(name)
      if let folder = FormatFolder(at: entry) {
        files.append((folder.definition, false))
      } else if name.hasSuffix(".json"), !name.hasPrefix("bad-"), entry.kind == .file {
        files.append((entry, true))
      }
    }
    return files
  }
}
