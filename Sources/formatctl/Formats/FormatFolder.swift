import CustomFormats
import Documents

/// A folder that holds one format: `format.json`, `sample.json`, further samples under `samples/`, and media.
struct FormatFolder {
  /// The folder.
  let path: FilePath
  /// The file of the definition.
  let definition: FilePath

  /// The name of the file that holds a definition.
  static let definitionName = "format.json"
  /// The name of the file that holds a sample.
  static let sampleName = "sample.json"
  /// The folder of further samples, one folder each.
  static let samplesName = "samples"

  /// Finds the definition in a folder, nil where there is none.
  init?(at path: FilePath) {
    let file = path.appending(Self.definitionName)
    guard file.kind == .file else { return nil }
    self.init(path: path, definition: file)
  }

  /// Creates a folder from its parts.
  init(path: FilePath, definition: FilePath) {
    self.path = path
    self.definition = definition
  }

  /// Reads the definition.
  func read() throws(FileError) -> FormatDefinition { try FormatFile.read(definition.bytes(), file: definition.shown) }

  /// Reads the samples with the media that they name.
  func samples(of definition: FormatDefinition) throws -> [SampleContent] {
    try sampleFiles().map { try SampleFile($0.file).content(named: $0.name, of: definition) }
  }

  /// Returns the names of the samples; a sample is named by its folder, else by its ID.
  func sampleNames() throws -> [String] {
    try sampleFiles().map { file, name in
      try name ?? JSONDocument(file.bytes()).root?["id"]?.string ?? SampleFile.standardName
    }
  }

  /// Lists the files of the samples, with the names that their folders give them.
  func sampleFiles() throws(FileError) -> [(file: FilePath, name: String?)] {
    var files: [(file: FilePath, name: String?)] = []
    let first = path.appending(Self.sampleName)
    if first.kind == .file { files.append((first, nil)) }
    let further = path.appending(Self.samplesName)
    if further.isFolder {
      for name in try further.entries() {
        let file = further.appending(name).appending(Self.sampleName)
        if file.kind == .file { files.append((file, FileName.decoded(name))) }
      }
    }
    return files
  }
}
