import CustomFormats
import Documents

/// The media files that `--fix` renames with the creatives that name them, and why some keep their names.
///
/// A file has both names until every creative is written, so that none ever names a file that is not there.
struct RenamePlan {
  private let wishes: [FilePath: MediaRename]
  private let environment: Environment
  private var fixes = FileFixes()
  /// The media files whose names change in each file of creatives.
  private var named: [FilePath: Set<FilePath>] = [:]
  private var obstacles: [FilePath: String] = [:]
  /// The files of creatives whose every creative could be followed, links resolved.
  private var followed: Set<FilePath> = []
  private var unsound: Set<FilePath> = []
  /// The folders of the creatives.
  private var folders: Set<FilePath> = []

  /// Looks for all creatives of a call that name files which are to be renamed.
  init(_ wishes: [FilePath: MediaRename], _ call: Validate, in environment: Environment) throws {
    self.wishes = wishes
    self.environment = environment
    guard !wishes.isEmpty else { return }
    var run = try CreativeRun(call, onlyLooks: true, in: environment.silent)
    try run.prove(all: true, in: environment) { judgement in
      guard let origin = judgement.origin else { return }
      follow(judgement.evidence, origin)
    }
    settle()
  }

  /// Carries the plan out, unless the run is dry, says what was done, and tells how that ended.
  func carriedOut(isDryRun: Bool, _ lookup: LookupOptions, in environment: Environment) -> ExitStatus {
    var failures: [FileError] = []
    var begun: [MediaRename] = []
    for rename in inOrder where obstacles[rename.file] == nil {
      do throws(FileError) {
        if !isDryRun { try rename.begin() }
        begun.append(rename)
      } catch {
        failures.append(error)
      }
    }
    var ready = Set(begun.map(\.file))
    var lines: [String] = []
    for fix in fixes.all {
      let media = named[fix.path] ?? []
      do throws(FileError) {
        guard media.isSubset(of: ready) else {
          throw FileError(fix.path, "is left as it is", "a file that it names keeps its name")
        }
        if !isDryRun { try fix.write() }
        lines += fix.edits.map(\.line)
      } catch {
        ready.subtract(media)
        failures.append(error)
      }
    }
    var count = 0
    for rename in begun {
      guard ready.contains(rename.file) else {
        failures.append(FileError(rename.target, "stays beside \(rename.file.name)", "not every creative could be written"))
        continue
      }
      do throws(FileError) {
        if !isDryRun { try rename.end() }
        lines.append(rename.line)
        count += 1
      } catch {
        failures.append(error)
      }
    }
    if count > 0 {
      environment.say(lines + ["\(isDryRun ? "Would rename" : "Renamed") \(count.counting("media file"))."], lookup)
    }
    environment.say(refusals, lookup)
    for failure in failures { environment.say(failure.description) }
    return failures.isEmpty ? .clean : .failed
  }

  /// What is said of those that keep their names.
  private var refusals: [String] {
    inOrder.compactMap { rename in obstacles[rename.file].map { "\(rename.file) keeps its name: \($0).".visible } }
  }

  private var inOrder: [MediaRename] { wishes.values.sorted { $0.file.absolute < $1.file.absolute } }

  /// Takes over what becomes of a creative's texts that name a file which is to be renamed.
  private mutating func follow(_ subject: CreativeUnderTest?, _ origin: CreativeOrigin) {
    let path = environment.path(origin.file)
    let source = path.resolved ?? path
    if let parent = source.parent { folders.insert(parent) }
    guard let subject, subject.hasSoundText, let folder = subject.media.folderPath else {
      followed.remove(source)
      unsound.insert(source)
      return
    }
    if !unsound.contains(source) { followed.insert(source) }
    var media: Set<FilePath> = []
    let changes = subject.changes { path in
      guard let file = Self.place(path, folder, in: environment), let rename = wishes[file] else { return nil }
      media.insert(file)
      return rename.target.name
    }
    for file in wishes.keys where subject.mentions({ $0.lowercased() == file.name.lowercased() }) {
      obstacles[file] = "\(origin.file) names it where no media file is named"
    }
    fixes.add(changes, of: subject.creative.document, origin, in: environment)
    if !media.isEmpty { named[path, default: []].formUnion(media) }
  }

  /// Finds out which files keep their names, and leaves what names them as it is.
  private mutating func settle() {
    let root = ReportPaths(in: environment).root.absolute
    var taken: Set<String> = []
    for rename in inOrder where obstacles[rename.file] == nil {
      let above = (rename.file.parent?.ancestors).map { Array($0) } ?? []
      let reach = folders.union(above.prefix(1)).union(above.filter { ($0.absolute + "/").hasPrefix(root + "/") })
      obstacles[rename.file] =
        !taken.insert(rename.target.absolute.lowercased()).inserted
        ? "another file gets the name \(rename.target.name)" : rename.obstacle ?? stranger(rename.file, in: reach)
    }
    for fix in fixes.all where !fix.path.isWritable {
      for file in named[fix.path] ?? [] where obstacles[file] == nil {
        obstacles[file] = "\(fix.path) names it and may only be read"
      }
    }
    // What shares a file of creatives is renamed together or not at all, so that a file is written once and whole.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (path, media) in named where media.contains(where: { obstacles[$0] != nil }) {
        for file in media where obstacles[file] == nil {
          obstacles[file] = "\(path) names it beside one that keeps its name"
          isSettled = false
        }
        fixes.leave(path)
      }
    }
  }

  /// Says which file that is no part of the run names a media file.
  private func stranger(_ file: FilePath, in folders: Set<FilePath>) -> String? {
    for folder in folders.sorted(by: { $0.absolute < $1.absolute }) {
      for name in (try? folder.entries()) ?? [] where ["json", "ndjson", "jsonl"].contains(name.fileExtension) {
        let path = folder.appending(name)
        guard path.kind == .file, !followed.contains(path.resolved ?? path) else { continue }
        guard let bytes = try? path.bytes() else { return "\(path) may name it and cannot be read" }
        // All escapes of the file are read as those of one text, in which the name stands between quotes or slashes.
        let parts = JSONText.decoded(bytes[...]).split { $0 == "\"" || $0 == "/" || $0 == "\\" }
        if parts.contains(where: { $0.lowercased() == file.name.lowercased() }) {
          return "\(path) names it and is not part of this run"
        }
      }
    }
    return nil
  }

  /// Returns the file that a path leads to, its folder without links.
  static func place(_ path: String, _ folder: String, in environment: Environment) -> FilePath? {
    guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
    let above = FilePath(folder.appending(path: path.folderName), from: environment.workingDirectory)
    return above.resolved?.appending(path.fileName)
  }
}
