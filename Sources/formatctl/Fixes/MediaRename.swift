import CustomFormats
import Documents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A media file that gets another name in its folder.
struct MediaRename {
  /// The file under its old name, its folder without links.
  let file: FilePath
  /// The file under its new one.
  let target: FilePath

  /// The change in a line.
  var line: String { "\(file): renamed to \(target.name)".visible }

  /// Why the file cannot be renamed without harm, nil where it can.
  var obstacle: String? {
    var facts = stat()
    guard lstat(file.absolute, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return "it is a link" }
    guard let folder = file.parent, let names = try? folder.entries() else { return "its folder cannot be read" }
    // On a disk where case counts for nothing the file may have another name than the one that led to it.
    guard names.contains(where: { $0.utf8.elementsEqual(file.name.utf8) }) else { return "its name is written otherwise there" }
    if let link = names.first(where: { leads($0, in: folder) }) { return "\(link) is a link to it" }
    guard names.contains(where: { $0.lowercased() == target.name.lowercased() }), !hasBothNames else { return nil }
    return "\(target.name) is there already"
  }

  /// Tells whether a name in a folder is a link that leads to the file.
  private func leads(_ name: String, in folder: FilePath) -> Bool {
    let path = folder.appending(name)
    return path.isLink && path.resolved?.absolute == file.absolute
  }

  /// Gives the file its new name beside the old one, so that it is there whichever of them a creative names.
  func begin() throws(FileError) {
    if hasBothNames || link(file.absolute, target.absolute) == 0 { return }
    let refusal = errno
    // Some disks have no second names: a copy does as well.
    guard refusal == EPERM || refusal == ENOTSUP || refusal == EOPNOTSUPP || refusal == ENOSYS || refusal == EMLINK else {
      throw FileError(file, "cannot be renamed to \(target.name)", systemReason)
    }
    try target.writeNew(try file.bytes())
  }

  /// Takes the old name away, once no creative has it.
  ///
  /// The new name is never taken away: another run may have begun with it by then.
  func end() throws(FileError) {
    guard target.kind == .file, !target.isLink else {
      throw FileError(target, "is gone", "\(file.name) is kept")
    }
    guard unlink(file.absolute) == 0 || errno == ENOENT else {
      throw FileError(file, "cannot be removed beside \(target.name)", systemReason)
    }
  }

  /// Whether both names are of one file already, as after a run that was cut short.
  private var hasBothNames: Bool {
    guard !target.isLink, let one = FileVersion(file.absolute), let other = FileVersion(target.absolute) else { return false }
    return one.identity == other.identity
  }
}

extension FilePath {
  /// Whether the path is a link, whatever that leads to.
  var isLink: Bool {
    var facts = stat()
    return lstat(absolute, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}
