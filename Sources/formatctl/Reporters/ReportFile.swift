import CustomFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a report, which takes its place when it is whole.
///
/// Until then it stands beside its place under another name: a run that looks through the folder meets no half report.
final class ReportFile {
  /// Where the report is written.
  let sink: DescriptorSink
  private let name: String
  private let place: String
  /// The file beside the place; nil where the place is no ordinary file and is written at once.
  private var draft: String?

  /// Opens a file for the report; one that cannot be written, or that holds somebody's work, is told now.
  init(_ name: String, replacing allowed: WorkKind? = nil, in environment: Environment) throws(Failure) {
    let path = environment.path(name)
    try Self.check(name, replacing: allowed, in: environment)
    self.name = name
    let target = path.resolved ?? path
    place = target.absolute
    switch path.kind {
    case .absent, .file: draft = target.draft
    case .folder, .other, .unreachable: draft = nil
    }
    sink = try DescriptorSink(creating: draft ?? place, shown: name)
  }

  /// Refuses a place where somebody's work stands, but for one kind.
  static func check(_ name: String, replacing allowed: WorkKind? = nil, in environment: Environment) throws(Failure) {
    let path = environment.path(name)
    if path.name == ProjectFile.fileName, path.kind == .file {
      throw Failure("\(name) is the project file, which the report would replace; name another file.")
    }
    guard let work = path.work, work != allowed else { return }
    throw Failure("\(name) is \(work.name), which the report would replace; name another file.")
  }

  /// Puts the report in its place; throws where it could not be written in full.
  func end() throws(Failure) {
    sink.flush()
    if let failure = sink.failure { throw Failure("\(name) could not be written in full: \(failure.reason)") }
    guard let draft else { return }
    guard rename(draft, place) == 0 else { throw Failure("\(name) cannot be written: \(systemReason).") }
    self.draft = nil
  }

  deinit {
    if let draft { unlink(draft) }
  }
}
