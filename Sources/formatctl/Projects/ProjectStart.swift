import Documents

/// What a repository gets to keep its formats in, compared with what it has.
struct ProjectStart {
  /// The project's folder.
  let folder: FilePath
  /// The files, in the order of writing.
  private(set) var files: [PlannedFile] = []

  /// The folder of the repository: the nearest with a `.git`, else the project's own.
  private let repository: FilePath

  /// Begins with a folder that may be absent.
  init(in folder: FilePath) throws {
    switch folder.kind {
    case .absent, .folder: break
    case .unreachable(let reason): throw FileError(folder, "cannot be used", reason)
    case .file, .other: throw FileError(folder, "cannot be used", "it is a file, a folder is expected")
    }
    if folder.absolute.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw FileError(folder, "cannot be used", "a CI file cannot hold the control character in its name")
    }
    self.folder = folder
    let formats = folder.appending(BundledFormats.folderName)
    if formats.kind != .absent, !formats.isFolder {
      throw FileError(formats, "cannot be used", "it is a file, a folder is expected")
    }
    repository = folder.ancestors.first { $0.appending(".git").kind != .absent } ?? folder
  }

  /// The project's folder from the repository's on, nil where they are one.
  private var below: String? { repository == folder ? nil : folder.shown(from: repository.absolute).shown }

  /// The folder of formats.
  var formats: FilePath { folder.appending(BundledFormats.folderName) }

  /// Adds the files of the format that it begins with.
  mutating func add(_ starter: StarterFormat) throws {
    let place = formats.appending(starter.folder)
    for file in starter.files { files.append(try PlannedFile(place.appending(file.path), file.bytes)) }
  }

  /// Adds the project file.
  mutating func addProjectFile() throws {
    files.append(try PlannedFile(folder.appending(ProjectFile.fileName), text: ProjectFile.first))
  }

  /// Adds what the service for CI reads.
  mutating func add(_ service: ContinuousIntegration) throws {
    if service == .none { return }
    files.append(try PlannedFile(repository.appending(GitHubWorkflow.path), text: GitHubWorkflow(folder: below).text))
  }

  /// Adds what the tool for hooks reads; a file of it that is there is told what it lacks.
  mutating func add(_ hook: CommitHook) throws {
    if hook == .none { return }
    let hooks = PreCommitFile(folder: below)
    var file = try PlannedFile(repository.appending(PreCommitFile.path), text: hooks.text)
    if file.action == .kept, !PreCommitFile.isNamed(in: String(decoding: try file.path.bytes(), as: UTF8.self)) {
      file.missing = hooks.entry
    }
    files.append(file)
  }

  /// Makes the files that are not there.
  func write() throws(FileError) {
    for file in files { try file.write() }
  }
}

extension ProjectFile {
  /// The text that a project begins with: its formats are in `Formats`, its creatives anywhere.
  static let first = """
    {
      "schemaVersion": 1,
      "formats": "\(BundledFormats.folderName)",
      "creatives": ".",
      "failOn": "error"
    }

    """
}
