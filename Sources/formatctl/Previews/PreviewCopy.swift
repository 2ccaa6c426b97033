import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// A creative that is kept under a new name: as a sample of its format, or as a file beside the one that it was in.
struct PreviewCopy {
  private let copy: CopiedCreative
  private let subject: PreviewSubject
  private let environment: Environment

  /// Prepares to keep a copy of a subject.
  init(_ copy: CopiedCreative, of subject: PreviewSubject, in environment: Environment) {
    self.copy = copy
    self.subject = subject
    self.environment = environment
  }

  /// Keeps the copy and says where; refused where something has the name.
  func write(_ common: CommonOptions) throws -> String {
    switch subject.origin {
    case .sample(let sample, let format, _):
      var content = sample.content
      (content.name, content.text) = (copy.name, copy.text)
      return try add(content, to: format, common)
    case .file(let path):
      if let stored = subject.found.stored {
        let media = try media { SampleMedia(path: $0, bytes: $1) }
        return try add(SampleContent(name: copy.name, text: copy.text, media: media), to: stored, common)
      }
      if let folder = subject.found.folder, try folder.sampleFiles().contains(where: { $0.file.absolute == path.absolute }) {
        return try addSample(to: folder)
      }
      let folder = path.parent ?? path
      return try put([(folder.appending(FileName.encoded(copy.name) + ".json"), copy.text)])
    case .definition: throw Failure("words made up of a definition are no creative that can be kept.")
    }
  }

  /// Adds a sample to a format of the catalogue.
  private func add(_ content: SampleContent, to format: StoredFormat, _ common: CommonOptions) throws -> String {
    let shelf = try CatalogueShelf(common, in: environment)
    if try shelf.samples(of: format).contains(where: { $0.name == content.name }) {
      throw Failure("\(format.names.shortest) has a sample \(content.name) already, another name is expected.")
    }
    try environment.silent.perform(CatalogueUpdate([SampleStep.adding(content)], of: format), in: shelf.location, UpdateOptions())
    return "Kept as the sample \(content.name) of \(format.names.shortest)."
  }

  /// Adds a sample to a folder of a format, with the media that it names.
  private func addSample(to folder: FormatFolder) throws -> String {
    let place = folder.path.appending(FormatFolder.samplesName).appending(FileName.encoded(copy.name))
    let media = try media { (place.appending($0), $1) }
    return try put([(place.appending(FormatFolder.sampleName), copy.text)] + media)
  }

  /// Writes files where nothing stands, the media first, and names the creative's.
  private func put(_ files: [(path: FilePath, bytes: [UInt8])]) throws -> String {
    if let taken = files.first(where: { $0.path.kind != .absent }) {
      throw Failure("\(taken.path) is there already, another name is expected.")
    }
    for file in files.reversed() {
      try file.path.parent?.makeFolder()
      try file.path.writeNew(file.bytes)
    }
    return "Kept as \(files[0].path)."
  }

  /// Returns something of each media file that the creative names and that is there, with its bytes.
  private func media<Item>(_ make: (String, [UInt8]) -> Item) throws -> [Item] {
    let paths = Set(subject.localMedia.filter { $0.file != nil }.map(\.path))
    return try paths.sorted().map { path in
      guard let bytes = subject.pictures?.bytes(at: path) else {
        throw Failure("\(path) cannot be read, so that nothing was kept.")
      }
      return make(path, bytes)
    }
  }
}
