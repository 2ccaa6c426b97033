import Documents

/// The definitions that a file or a folder holds, as they are, faults included.
public struct DefinitionSearch: Sendable {
  /// The definitions in the order of the files' names.
  public private(set) var definitions: [FormatDefinition] = []
  /// The files that are no definitions.
  public private(set) var skipped = SkippedFiles()

  /// The name of a file that is a definition whatever it holds.
  static let fileName = "format.json"

  /// Reads a file that is named, or searches a folder and all below it; `shown` is what findings call it.
  public init(_ path: String, shown: String) throws(ReadError) {
    let file = try OpenFile(path, shown: shown)
    guard file.kind == .folder else {
      definitions = [FormatFile.read(try file.readAll(), file: shown)]
      return
    }
    var walk = try FolderWalk(path, shown: shown, identity: file.identity, extensions: ["json"])
    while let found = try walk.next() { try read(found) }
    skipped.hidden = walk.hidden
  }

  private mutating func read(_ found: FolderWalk.Found) throws(ReadError) {
    let name = found.shown.fileName
    guard !name.hasPrefix("bad-") else {
      skipped.bad += 1
      return
    }
    let document = JSONDocument(try OpenFile(found.path, shown: found.shown).readAll())
    if case .definition = JSONShape(document) {
      definitions.append(FormatFile.read(document, file: found.shown))
    } else if name == Self.fileName {
      definitions.append(FormatFile.read(document, file: found.shown))
    } else {
      skipped.other += 1
    }
  }
}
