import CustomFormats
import Documents

/// The changes of all files of creatives, gathered while these are proved.
struct FileFixes {
  private var files: [String: FileFix] = [:]
  /// The names of the files, in the order in which they were met.
  private var order: [String] = []
  private var places: (file: String, range: Range<Int>, cursor: PlaceCursor)?

  /// The files that change, in the order in which they were met.
  var all: [FileFix] { order.compactMap { files[$0] } }

  /// Takes over changes of a creative, which is in a file and not on stdin.
  mutating func add(_ changes: [ValueChange], of document: JSONDocument, _ origin: CreativeOrigin, in environment: Environment) {
    guard let version = origin.version, !changes.isEmpty else { return }
    if files[origin.file] == nil {
      order.append(origin.file)
      files[origin.file] = FileFix(path: environment.path(origin.file), version: version)
    }
    // A list is walked once, and not anew for each creative in it.
    let range = document.range.lowerBound + document.firstByte..<document.range.upperBound + document.firstByte
    var cursor = places.flatMap { $0.file == origin.file && $0.range == range ? $0.cursor : nil } ?? PlaceCursor(document)
    for change in changes {
      let edit = FileFix.Edit(change, &cursor, in: origin.file)
      files[origin.file]?.edits.append(edit)
    }
    places = (origin.file, range, cursor)
  }

  /// Leaves a file as it is.
  mutating func leave(_ path: FilePath) {
    for (name, fix) in files where fix.path == path { files[name] = nil }
  }
}
