import CustomFormats
import Documents

/// A format that is about to be written as a folder, compared with what is there.
struct FolderExport {
  private let format: ExportedFormat
  private let folder: FilePath
  private let files: [(path: FilePath, bytes: [UInt8], action: Action)]

  /// What happens to a file.
  enum Action: String, CaseIterable {
    case written, replaced, unchanged
  }

  /// Compares a format's files with what stands in a folder of folders.
  init(_ format: ExportedFormat, in folder: FilePath) {
    self.format = format
    let place = folder.appending(format.folder)
    self.folder = place
    files = format.files.map { file in
      let path = place.appending(file.path)
      let action: Action =
        path.kind == .absent
        ? .written
        : path.kind == .file && (try? path.bytes(atMost: max(1, file.bytes.count))) == file.bytes ? .unchanged : .replaced
      return (path, file.bytes, action)
    }
  }

  /// The files that are there and differ.
  var replaced: [FilePath] { files.filter { $0.action == .replaced }.map(\.path) }

  /// Writes what is not there as it should be.
  func write() throws(FileError) {
    for file in files where file.action != .unchanged {
      try file.path.parent?.makeFolder()
      try file.path.write(file.bytes)
    }
  }

  /// Returns one sentence on what was written.
  func sentence(isDryRun: Bool) -> String {
    let unchanged = files.count { $0.action == .unchanged }
    let written = (files.count - unchanged).counting("file")
    let rest = unchanged > 0 ? ", \(unchanged) unchanged" : ""
    return "\(isDryRun ? "Would write" : "Wrote") \(folder): \(written)\(rest)."
  }

  /// The folder in JSON output.
  var json: JSON {
    .object([
      "formatId": .text(format.stored.content.formatId), "slug": .text(format.stored.content.slug),
      "revision": .number(format.stored.revision), "path": .string(folder.shown),
      "files": .array(
        files.map { .object(["path": .string($0.path.shown), "action": .string($0.action.rawValue)]) }),
    ])
  }
}
