import Documents

/// The creatives that files, folders and stdin hold, batch by batch in the order in which they are named.
///
/// A `.json` file holds one creative or a list, a `.ndjson` or `.jsonl` file one a line, and a folder any of these; `-`
/// is stdin, which may hold all three.
public final class CreativeFiles {
  /// The endings of files that hold creatives.
  static let extensions: Set<String> = ["json", "ndjson", "jsonl"]
  /// The bytes that a batch has at least, unless the input ends.
  static let batchSize = 1 << 20
  /// The most bytes of a document that is read whole.
  static let mostDocumentBytes = 1 << 30

  /// The files that were passed by so far.
  public private(set) var skipped = SkippedFiles()

  private let workingDirectory: String
  private let stdin: () throws -> [UInt8]
  private var names: ArraySlice<String>
  private var walk: FolderWalk?
  private var lines: (blocks: LineBlocks, origin: CreativeOrigin)?
  /// What is named itself, and so is read as that also where a folder that holds it is walked first.
  private let named: Set<FileIdentity>
  private var seen: Set<FileIdentity> = []

  /// Finds what is named; `stdin` returns the next bytes of stdin, none after the last.
  ///
  /// Throws `ReadError` or `CreativeFilesError` for a name that leads nowhere, before anything is read.
  public init(_ names: [String], workingDirectory: String, stdin: @escaping () throws -> [UInt8]) throws {
    self.names = names[...]
    self.workingDirectory = workingDirectory
    self.stdin = stdin
    for name in names where name != "-" { try Self.check(name, in: workingDirectory) }
    named = Set(names.compactMap { $0 == "-" ? nil : FileVersion(workingDirectory.appending(path: $0))?.identity })
  }

  private static func check(_ name: String, in workingDirectory: String) throws {
    let path = workingDirectory.appending(path: name)
    do {
      try OpenFile.check(path, shown: name)
    } catch {
      guard error.isMissing else { throw error }
      let folder = name.folderName
      let siblings = (try? FolderEntry.all(in: path.folderName, shown: folder)) ?? []
      guard let near = NearMatch.of(name.fileName, among: siblings.map(\.name)) else { throw error }
      throw CreativeFilesError("\(name) does not exist; did you mean \(folder.appending(path: near))?")
    }
  }

  /// Returns the next batch, nil after the last.
  ///
  /// Throws `ReadError` and `CreativeFilesError`.
  public func next() throws -> CreativeBatch? {
    var batch = CreativeBatch()
    while batch.byteCount < Self.batchSize, try fill(&batch) {}
    return batch.parts.isEmpty ? nil : batch
  }

  /// Adds the next part, if there is one, and tells whether there may be more.
  private func fill(_ batch: inout CreativeBatch) throws -> Bool {
    if let origin = lines?.origin {
      switch try lines?.blocks.next() {
      case .lines(let bytes, let first, let firstByte)?:
        batch.add(.lines(bytes, first: first, firstByte: firstByte, origin), bytes.count)
      case .overlong(let line)?: batch.add(.overlongLine(line, origin), 0)
      case nil: lines = nil
      }
      return true
    }
    if let found = try walk?.next() {
      if seen.insert(found.identity).inserted {
        let isNamed = named.contains(found.identity)
        try read(try OpenFile(found.path, shown: found.shown), found.shown, found.path, isNamed: isNamed, into: &batch)
      }
      return true
    }
    skipped.hidden += walk?.hidden ?? 0
    walk = nil
    guard let name = names.popFirst() else { return false }
    if name == "-" {
      let origin = CreativeOrigin(file: "-", folder: workingDirectory, fallbackID: "stdin")
      try readUnnamed(try beginningOfStdin(), origin, stdin, into: &batch)
      return true
    }
    let path = workingDirectory.appending(path: name)
    let file = try OpenFile(path, shown: name)
    guard file.kind != .folder else {
      walk = try FolderWalk(path, shown: name, identity: file.identity, extensions: Self.extensions)
      return true
    }
    if file.kind == .stream || seen.insert(file.identity).inserted { try read(file, name, path, isNamed: true, into: &batch) }
    return true
  }

  /// Returns as much of stdin as it takes to tell its layout; a pipe may give little at a time.
  private func beginningOfStdin() throws -> [UInt8] {
    var head: [UInt8] = []
    while head.count < Self.batchSize {
      let piece = try stdin()
      if piece.isEmpty { break }
      head += piece
    }
    return head
  }

  private func read(_ file: OpenFile, _ name: String, _ path: String, isNamed: Bool, into batch: inout CreativeBatch) throws {
    if !isNamed, name.fileName.hasPrefix("bad-") {
      skipped.bad += 1
      return
    }
    let origin = CreativeOrigin(file: name, folder: path.folderName, fallbackID: name.fileStem, version: file.version)
    let head = try file.readPiece()
    switch name.fileExtension {
    case "ndjson", "jsonl": readLines(head, origin, file.readPiece, isNamed: isNamed, into: &batch)
    case "json": try readDocument(head, origin, file.readPiece, isNamed: isNamed, into: &batch)
    default: try readUnnamed(head, origin, file.readPiece, into: &batch)
    }
  }
}

extension CreativeFiles {
  /// Reads what the name says nothing of.
  private func readUnnamed(
    _ head: [UInt8], _ origin: CreativeOrigin, _ read: @escaping () throws -> [UInt8], into batch: inout CreativeBatch
  ) throws {
    switch TextLayout(head) {
    case .lines: readLines(head, origin, read, isNamed: true, into: &batch)
    case .document: try readDocument(head, origin, read, isNamed: true, into: &batch)
    case .other where origin.file == "-":
      if !head.isEmpty { try readDocument(head, origin, read, isNamed: true, into: &batch) }
    case .other: throw CreativeFilesError(notJSON: origin.file, head)
    }
  }

  private func readLines(
    _ head: [UInt8], _ origin: CreativeOrigin, _ read: @escaping () throws -> [UInt8], isNamed: Bool,
    into batch: inout CreativeBatch
  ) {
    if WideEncoding.name(of: head[...]) != nil {
      batch.add(.document(JSONDocument(head), origin), head.count)
    } else if !isNamed, Self.isOther(head) {
      skipped.other += 1
    } else {
      lines = (LineBlocks(startingWith: head, read), origin)
    }
  }

  /// Tells whether the first line is whole and no creative, as in the log of a session.
  private static func isOther(_ head: [UInt8]) -> Bool {
    let first = CreativeBatch.lines(of: Array(head.prefix(LineBlocks.mostLineBytes)), first: 1).first { _ in true }
    guard let first, case .creative = JSONShape(first) else { return true }
    return false
  }

  private func readDocument(
    _ head: [UInt8], _ origin: CreativeOrigin, _ read: () throws -> [UInt8], isNamed: Bool, into batch: inout CreativeBatch
  ) throws {
    var bytes = head
    while true {
      let piece = try read()
      if piece.isEmpty { break }
      bytes += piece
      if bytes.count > Self.mostDocumentBytes { throw CreativeFilesError(tooLarge: origin.file) }
    }
    let document = JSONDocument(bytes)
    switch JSONShape(document) {
    case .creative, .creatives: batch.add(.document(document, origin), bytes.count)
    case .definition: skipped.definitions.append(origin.file)
    case .other where isNamed: batch.add(.document(document, origin), bytes.count)
    case .other: skipped.other += 1
    }
  }
}

extension CreativeFilesError {
  /// Says that a document is too large to be read whole.
  init(tooLarge file: String) {
    self.init(
      "\(file) has more than \(CreativeFiles.mostDocumentBytes.grouped) bytes, and a document is read whole; write one creative a line (.ndjson)"
    )
  }

  /// Says that a file is no JSON, and what it is.
  init(notJSON file: String, _ head: [UInt8]) {
    let expected = "validate reads creatives as .json, .ndjson and .jsonl"
    switch file.fileExtension {
    case "csv", "tsv", "xlsx", "xls", "ods": self.init("\(file) is a sheet; \(expected)")
    case "zip": self.init("\(file) is an archive; \(expected)")
    default: self.init("\(file) is no JSON; \(expected)")
    }
  }
}
