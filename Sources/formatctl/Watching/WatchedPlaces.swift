import CustomFormats

/// The files that a run over creatives depends on, and what they were when it looked at them.
struct WatchedPlaces {
  /// The versions of files by path; what is not there has none.
  typealias Versions = [String: FileVersion]

  private let creatives: [FilePath]
  private let definitions: [FilePath]
  private let delivery: FilePath?
  /// The files that the call writes itself.
  private let reports: Set<String>
  /// The files that are looked at one by one, whether they are there or not.
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// What the files were when they were noted or walked.
  private(set) var versions: Versions = [:]

  /// Lists what a call depends on, before it looks at any of it.
  init(_ call: Validate, in environment: Environment) throws {
    let project = try environment.project(whole: false)
    let library = try FormatLibrary(call.common, in: environment)
    creatives = try call.names(project).map(environment.path)
    definitions = (library.files + [library.bundled].compactMap { $0 }).map(\.path)
    delivery = call.assets.map(environment.path)
    let reports = call.report.reporter.compactMap { $0.file.map(environment.path) }
    self.reports = Set((reports + reports.compactMap(\.resolved)).map(\.absolute))
    environment.folder.ancestors.forEach { note($0.appending(ProjectFile.fileName).absolute) }
    note(library.catalogue.location.path.absolute)
    for file in [call.report.baseline, call.report.since] { file.map(environment.path).map { note($0.absolute) } }
    if let baseline = try project?.path(ProjectMember.baseline.rawValue) { note(baseline.absolute) }
    if case .path(let path)? = call.formatID {
      note(environment.path(path).absolute)
      note(environment.path(path).appending(FormatFolder.definitionName).absolute)
    }
    for path in creatives + definitions { note(path.absolute) }
    versions.merge(walked) { $1 }
  }

  /// Notes what a creative depends on: the media that it names and the definitions beside and above it.
  mutating func note(_ judgement: Judgement) {
    guard let subject = judgement.evidence, let origin = judgement.origin else { return }
    if folders.insert(origin.folder).inserted {
      let folder = FilePath(origin.folder, from: "/")
      (folder.resolved ?? folder).ancestors.forEach { note($0.appending(FormatFolder.definitionName).absolute) }
    }
    let base = delivery?.absolute ?? origin.folder
    for path in subject.mediaPaths { note(base + "/" + path) }
  }

  private mutating func note(_ path: String) {
    if files.insert(path).inserted { versions[path] = FileVersion(path) }
  }

  /// Takes what the files are now for what they were.
  mutating func renew() { versions = current() }

  /// Returns what the files are now.
  func current() -> Versions {
    var now = walked
    for path in files { now[path] = FileVersion(path) }
    return now
  }

  /// What stands in the folders now.
  private var walked: Versions {
    var found: Versions = [:]
    for folder in creatives { found.merge(FileVersion.creatives(below: folder.absolute)) { $1 } }
    for folder in definitions { found.merge(FileVersion.creatives(below: folder.absolute)) { $1 } }
    if let delivery { found.merge(FileVersion.media(below: delivery.absolute)) { $1 } }
    for report in reports { found[report] = nil }
    return found
  }
}
