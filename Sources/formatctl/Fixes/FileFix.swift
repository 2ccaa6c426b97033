import CustomFormats
import Documents

/// The changes of one file of creatives.
struct FileFix {
  /// A change, and what is said of it.
  struct Edit {
    /// The bytes in the file.
    let range: Range<Int>
    /// What takes their place.
    let bytes: [UInt8]
    /// The change in a line: place, key, the text before and after.
    let line: String
  }

  /// The file.
  let path: FilePath
  /// What it was when it was read.
  let version: FileVersion
  /// The changes, in any order.
  var edits: [Edit] = []

  /// Writes the changes into the file.
  func write() throws(FileError) {
    let changes = edits.map { (range: $0.range, bytes: $0.bytes) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    try path.replace(changes, of: version)
  }
}

extension FileFix.Edit {
  /// Makes an edit of a change; the cursor is one of its document.
  init(_ change: ValueChange, _ cursor: inout PlaceCursor, in file: String) {
    let place = cursor.place(at: change.range.lowerBound)
    range = place.byte..<place.byte + change.range.count
    bytes = change.bytes
    line = "\(file.visible):\(place.line):\(place.column) \(change.key.visible): \(ChangedText(change.old, change.new))"
  }
}
