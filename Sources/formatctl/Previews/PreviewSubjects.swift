import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// Finds what the words of a call name: the samples of formats, and creatives in files.
struct PreviewSubjects {
  private let common: CommonOptions
  private let lookup: LookupOptions
  private let environment: Environment
  private let wantsAll: Bool
  private let known = KnownPlaces()

  /// Prepares to look in the places of a call, for all samples of a format or for the first.
  init(_ common: CommonOptions, _ lookup: LookupOptions, wantsAll: Bool = false, in environment: Environment) {
    self.wantsAll = wantsAll
    self.common = common
    self.lookup = lookup
    self.environment = environment
  }

  /// Returns the subjects of a word: the samples of a format, one unless all are wanted, or the creatives of a file.
  func subjects(of word: String) throws -> [PreviewSubject] {
    let path = environment.path(word)
    let reference = try reference(word)
    if case .path = reference {} else if !path.isFile { return try samples(of: reference, word) }
    if path.isFolder { return try samples(of: reference, word) }
    let origin = PreviewOrigin.file(path)
    let bytes = try path.bytes()
    if path.name.hasSuffix(".ndjson") || path.name.hasSuffix(".jsonl") { return try lines(of: bytes, path, origin) }
    let document = JSONDocument(bytes)
    guard document.isWhole, let root = document.root else {
      throw unreadable(document, path)
    }
    if root.kind == .object, root["fields"] != nil, root["assets"] == nil { return try samples(of: reference, word) }
    if root.kind == .array {
      return try root.elements.enumerated().map {
        try creative(document, root: $1.index, path, origin, fallback: "\(path.name)[\($0)]")
      }
    }
    return [try creative(document, root: 0, path, origin, fallback: Self.stem(path.name))]
  }

  private func reference(_ word: String) throws -> FormatReference {
    do {
      return try FormatReference(argument: word)
    } catch let error as ValueMismatch {
      throw UsageError("\"\(word)\" is no format and no file: \(error)", in: [Preview.name])
    }
  }

  private static func stem(_ name: String) -> String { name.split(separator: ".").first.map(String.init) ?? name }

  private func unreadable(_ document: JSONDocument, _ path: FilePath) -> Failure {
    guard let problem = document.problems.first else {
      return Failure("\(path) is empty, a creative or a definition is expected.")
    }
    let place = document.place(at: problem.offset)
    return Failure(
      "\(path):\(place.line):\(place.column): \(problem.message), JSON is expected.",
      next: "formatctl validate \(Shell.quoted(path.shown))")
  }

  private func lines(of bytes: [UInt8], _ path: FilePath, _ origin: PreviewOrigin) throws -> [PreviewSubject] {
    var subjects: [PreviewSubject] = []
    var start = 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if !bytes[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
        let document = JSONDocument(bytes, in: start..<end, firstLine: number)
        guard document.isWhole else { throw unreadable(document, path) }
        subjects.append(try creative(document, root: 0, path, origin, fallback: "\(Self.stem(path.name)):\(number)"))
      }
      start = end + 1
      number += 1
    }
    return subjects
  }

  /// Reads the creative at a node, of the format that it names or of the one beside it.
  private func creative(
    _ document: JSONDocument, root: Int, _ path: FilePath, _ origin: PreviewOrigin, fallback: String
  ) throws -> PreviewSubject {
    let value = JSONValue(document: document, index: root)
    guard value.kind == .object else {
      throw Failure("\(path) is \(value.kindName), a creative with \"assets\" is expected.")
    }
    let folder = path.parent ?? path
    let named = value["formatId"]?.string ?? value["formatId"]?.numberText
    let place = try known.place(of: named, in: folder) {
      let found = try format(of: value, path, try FormatLibrary(common, in: environment, beside: folder))
      environment.say(found.remarks, lookup)
      try found.definition.readable(in: environment, as: found.name)
      return found
    }
    let shown = ShownCreative(
      document, root: root, of: place.prepared, fallback: fallback, file: path.shown, word: Shell.quoted(path.shown),
      media: place.pictures)
    return PreviewSubject(shown: shown, pictures: place.pictures, origin: origin, found: place.found)
  }

  private func format(of creative: JSONValue, _ path: FilePath, _ library: FormatLibrary) throws -> FoundFormat {
    if let named = creative["formatId"]?.string ?? creative["formatId"]?.numberText, !Blank.isBlank(named) {
      return try library.find(try reference(named))
    }
    let beside = try library.files.first { $0.place == .creative }?.contents().formats.first
    if let beside { return beside }
    throw Failure("\(path) names no format, and there is no format.json beside or above it; \"formatId\" is expected.")
  }

  /// Finds a format and its samples, the first unless all are wanted; without one, words are made up of the definition.
  private func samples(of reference: FormatReference, _ argument: String) throws -> [PreviewSubject] {
    let library = try FormatLibrary(common, in: environment)
    let found = try library.find(reference)
    environment.say(found.remarks, lookup)
    try found.definition.readable(in: environment, as: found.name)
    let (prepared, word) = (found.prepared, Shell.quoted(argument))
    func subject(
      _ document: JSONDocument, _ name: String?, _ file: FilePath?, _ pictures: any PictureFiles, _ origin: PreviewOrigin
    ) -> PreviewSubject {
      let shown = ShownCreative(
        document, of: prepared, named: name, fallback: "sample", file: file?.shown, word: word, media: pictures)
      return PreviewSubject(shown: shown, pictures: pictures, origin: origin, found: found)
    }
    var subjects: [PreviewSubject] = []
    if let stored = found.stored {
      let location = library.catalogue.location
      subjects = try library.catalogue.samples(of: stored).prefix(wantsAll ? .max : 1).map { sample in
        let pictures = try HeldPictures(of: sample, on: library.catalogue)
        return subject(JSONDocument(sample.text), sample.name, nil, pictures, .sample(sample, of: stored, location))
      }
    } else if let folder = found.folder {
      subjects = try folder.sampleFiles().prefix(wantsAll ? .max : 1).map { sample in
        let origin = PreviewOrigin.file(sample.file)
        let document = JSONDocument(try sample.file.bytes())
        guard document.isWhole else { throw unreadable(document, sample.file) }
        return subject(document, sample.name, sample.file, try FolderPictures(sample.file.parent ?? sample.file), origin)
      }
    }
    if !subjects.isEmpty { return subjects }
    let madeUp = ShownCreative(samplesOf: prepared, word: word)
    return [PreviewSubject(shown: madeUp, pictures: nil, origin: .definition, found: found)]
  }
}
