import CustomFormats

/// Every place where formats are looked up, in order.
///
/// `--formats`, a `format.json` beside or above the creative, the project file, `Formats/` upward, the catalogue, the
/// bundled formats: the first that holds a format is taken.
struct FormatLibrary {
  /// The definitions in files that come before the catalogue.
  let files: [DefinitionFiles]
  /// The catalogue.
  let catalogue: CatalogueShelf
  /// The formats that come with the program, nil where they are not found or are among the files.
  let bundled: DefinitionFiles?
  private let environment: Environment

  /// Opens the places for a call, and for the folder of a creative if there is one.
  ///
  /// A catalogue that was named and is not there is an error, unless the call is one that makes it.
  init(
    _ common: CommonOptions, in environment: Environment, beside folder: FilePath? = nil, makesCatalogue: Bool = false
  ) throws {
    var files = common.formats.map { DefinitionFiles(place: .option, path: environment.path($0)) }
    let above = folder?.resolved?.ancestors.lazy.map { $0.appending(FormatFolder.definitionName) }
    if let near = above?.first(where: { $0.kind == .file }) { files.append(DefinitionFiles(place: .creative, path: near)) }
    if let project = try environment.project(whole: false) {
      files += try project.paths("formats").map { DefinitionFiles(place: .project, path: $0) }
    }
    let shared = BundledFormats.upward(from: environment.folder)
    if let shared { files.append(DefinitionFiles(place: .folder, path: shared)) }
    let bundled = try DefinitionFiles(bundledIn: environment)
    self.files = files
    self.bundled = bundled?.path == shared ? nil : bundled
    self.environment = environment
    catalogue = try CatalogueShelf(common, in: environment, mayBeAbsent: makesCatalogue)
  }

  /// Finds a format, or throws a sentence that says what there is instead.
  ///
  /// With `catalogueFirst` the catalogue comes before files that were not named, as commands that care for it need.
  func find(_ reference: FormatReference, catalogueFirst: Bool = false) throws -> FoundFormat {
    let (found, complaints) = try lookUp(reference, catalogueFirst: catalogueFirst)
    if let found { return found }
    complaints.forEach(environment.say)
    throw UnknownFormat.failure(reference, among: try references(), isFolder: environment.path(reference.name).isFolder)
  }

  /// Finds a format, or returns nil with sentences about files that were passed over.
  func lookUp(
    _ reference: FormatReference, catalogueFirst: Bool = false
  ) throws -> (found: FoundFormat?, complaints: [String]) {
    if case .path(let path) = reference { return (try compared(read(path), saysOrigin: false), []) }
    if reference.revision != nil {
      guard let found = try catalogue.format(reference) else { throw try UnknownFormat.revision(reference, in: catalogue) }
      return (found, [])
    }
    if catalogueFirst, let found = try catalogue.format(reference) { return (try compared(found), []) }
    var complaints: [String] = []
    guard var found = try meant(by: reference, &complaints).map({ try compared($0) }) else { return (nil, complaints) }
    found.remarks = complaints + found.remarks
    return (found, [])
  }

  /// Finds a format in the catalogue alone, or throws a sentence that says what there is instead.
  ///
  /// Commands that make and change formats work on the catalogue, whatever files hold.
  func stored(_ reference: FormatReference) throws -> StoredFormat {
    if case .path(let path) = reference {
      throw Failure("\(path) is a path, the ID or slug of a format in the catalogue is expected.")
    }
    if let stored = try catalogue.stored(reference) { return stored }
    if reference.revision != nil { throw try UnknownFormat.revision(reference, in: catalogue) }
    throw try UnknownFormat.inCatalogue(reference, self)
  }

  /// Finds formats in the catalogue alone, each named once.
  func stored(_ references: [FormatReference]) throws -> [StoredFormat] {
    var formats: [StoredFormat] = []
    for reference in references {
      let format = try stored(reference)
      if formats.contains(where: { $0.identity == format.identity }) {
        throw Failure("\(format.names.shortest) was named twice, once is expected.")
      }
      formats.append(format)
    }
    return formats
  }

  /// Returns every format once, as the first place has it, and sentences about files that were passed over.
  func all() throws -> (formats: [FoundFormat], remarks: [String]) {
    var formats: [FoundFormat] = []
    var remarks: [String] = []
    var names: Set<String> = []
    func add(_ found: FoundFormat) {
      if names.isDisjoint(with: found.format.names) { formats.append(found) }
      names.formUnion(found.format.names)
    }
    for place in files {
      let contents = try place.contents()
      contents.formats.forEach(add)
      remarks += contents.complaints
    }
    try catalogue.all().forEach(add)
    let contents = try bundled?.contents()
    contents?.formats.forEach(add)
    return (formats, remarks + (contents?.complaints ?? []))
  }

  /// Returns IDs and slugs of every format, for suggestions.
  func references() throws -> [String] { try all().formats.flatMap(\.format.names) }

  /// Returns every format that can be read as a source for validation, the others, and sentences about files passed over.
  ///
  /// Definitions with errors are left out, since what they check is not known.
  func source(_ selection: RuleSelection) throws -> (formats: DefinedFormats, refused: [FoundFormat], remarks: [String]) {
    let (formats, remarks) = try all()
    let usable = formats.filter { $0.definition.readingErrors.isEmpty }
    let refused = formats.filter { !$0.definition.readingErrors.isEmpty }
    return (DefinedFormats(usable.map(\.definition), selection: selection), refused, remarks)
  }

  /// Returns the format that has the name; else one whose fields live under the ID too.
  private func meant(by reference: FormatReference, _ complaints: inout [String]) throws -> FoundFormat? {
    try first(reference, among: reference.names, inIndex: true, &complaints)
      ?? first(reference, among: reference.namesOther, inIndex: false, &complaints)
  }

  /// Returns the first format that a reference means; the catalogue is asked by its index where it can be.
  private func first(
    _ reference: FormatReference, among isMeant: (CustomFormat) -> Bool, inIndex: Bool, _ complaints: inout [String]
  ) throws -> FoundFormat? {
    for place in files {
      let contents = try place.contents()
      if inIndex { complaints += contents.complaints }
      if let found = contents.formats.first(where: { isMeant($0.format) }) { return found }
    }
    let stored = inIndex ? try catalogue.format(reference) : try catalogue.all().first { isMeant($0.format) }
    return try stored ?? bundled?.contents().formats.first { isMeant($0.format) }
  }

  /// Reads the definition at a path that was given as the format.
  private func read(_ path: String) throws -> FoundFormat {
    let place = environment.path(path)
    let folder = place.isFolder ? FormatFolder(at: place) : nil
    if place.isFolder, folder == nil {
      throw Failure("\(place) is a folder without \(FormatFolder.definitionName), a definition is expected.")
    }
    let file = folder?.definition ?? place
    let definition = FormatFile.read(try file.bytes(), file: file.shown)
    return FoundFormat(definition: definition, origin: FormatOrigin(place: .path, path: file))
  }

  /// Adds which one was taken, and whether a file and the catalogue differ.
  private func compared(_ found: FoundFormat, saysOrigin: Bool = true) throws -> FoundFormat {
    var found = found
    if saysOrigin { found.remarks.append("\(found.label) is taken from \(found.origin.phrase).") }
    guard let name = found.format.formatID.map({ FormatReference.id($0) }) ?? found.format.slug.map({ .slug($0) }) else {
      return found
    }
    do {
      switch found.origin.place {
      case .bundled: return found
      case .catalogue:
        let twins = try files.lazy.flatMap { try $0.contents().formats }.filter { name.names($0.format) }
        found.remarks += twins.filter { !$0.isSame(as: found.definition) }.map { "\($0.origin.path) differs from it." }
      default:
        if let stored = try catalogue.format(name), !stored.isSame(as: found.definition) {
          found.remarks.append("What \(stored.origin.phrase) holds differs from it.")
        }
      }
    } catch let error as CatalogueFailure {
      found.remarks.append("It could not be compared with the catalogue: \(error).")
    }
    return found
  }
}
