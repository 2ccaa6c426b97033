import CustomFormats

/// The format that a project begins with, as the files of its folder.
struct StarterFormat {
  /// The folder's name: the slug, else the ID.
  let folder: String
  /// The paths in the folder, with their bytes.
  let files: [(path: String, bytes: [UInt8])]

  /// Takes a format with its samples and media, wherever it was found.
  init(_ found: FoundFormat, _ library: FormatLibrary) throws {
    folder = found.format.slug ?? found.format.reference
    if let stored = found.stored {
      let isLatest = try library.catalogue.isLatest(stored)
      files =
        try ExportedFormat(
          stored, text: stored.content.text, samples: isLatest ? library.catalogue.samples(of: stored) : [],
          in: library.catalogue
        ).files
      return
    }
    var files = [(path: FormatFolder.definitionName, bytes: found.definition.text)]
    let isFolder = found.origin.path.name == FormatFolder.definitionName
    for (file, name) in isFolder ? try found.folder?.sampleFiles() ?? [] : [] {
      let below = name.map { "\(FormatFolder.samplesName)/\(FileName.encoded($0))/" } ?? ""
      let sample = try SampleFile(file).content(of: found.definition)
      files.append((below + FormatFolder.sampleName, sample.text))
      for media in sample.media {
        switch media.source {
        case .bytes(let bytes): files.append((below + media.path, bytes))
        case .held(let hash): files.append((below + media.path, try library.catalogue.media(hash)))
        }
      }
    }
    self.files = files
  }
}
