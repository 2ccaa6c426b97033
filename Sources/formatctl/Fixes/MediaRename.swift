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
    guard names.contains(where: { $0.lowercased() == target.name.lowercased() }), !isHalfDone else { return nil }
    return "\(target.name) is there already"
  }

  /// Gives the file its new name beside the old one, so that it is there whichever of them a creative names.
  func begin() throws(FileError) {
    if isHalfDone || link(file.absolute, target.absolute) == 0 { return }
    let refusal = errno
    // Some disks have no second names: a copy does as well.
    guard refusal == EPERM || refusal == ENOTSUP || refusal == EOPNOTSUPP || refusal == ENOSYS || refusal == EMLINK else {
      throw FileError(file, "cannot be renamed to \(target.name)", systemReason)
    }
    try target.writeNew(try file.bytes())
  }

  /// Takes the old name away, once no creative has it.
  func end() throws(FileError) { try remove(file, beside: target) }

  /// Takes the new name away, while no creative has it.
  func takeBack() throws(FileError) { try remove(target, beside: file) }

  private func remove(_ one: FilePath, beside other: FilePath) throws(FileError) {
    guard unlink(one.absolute) == 0 else { throw FileError(one, "cannot be removed beside \(other.name)", systemReason) }
  }

  /// Whether the file has both names already, as after a run that was cut short.
  private var isHalfDone: Bool {
    guard let one = FileVersion(file.absolute), let other = FileVersion(target.absolute) else { return false }
    if one.identity == other.identity { return true }
    guard file.byteCount == target.byteCount, let bytes = try? file.bytes(), let copy = try? target.bytes() else { return false }
    return bytes == copy
  }
}
