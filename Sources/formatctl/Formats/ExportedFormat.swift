import CustomFormats
import Documents

/// A format of the catalogue as the files of a folder.
struct ExportedFormat {
  /// The format.
  let stored: StoredFormat
  /// The folder's name: the slug, else the ID.
  let folder: String
  /// The paths in the folder, with their bytes, in the order of writing.
  let files: [(path: String, bytes: [UInt8])]

  /// Lists the files of a format: its definition, its samples and their media.
  init(_ stored: StoredFormat, text: [UInt8], samples: [StoredSample], in shelf: CatalogueShelf) throws {
    self.stored = stored
    folder = stored.content.slug ?? stored.names.shortest
    var files: [(path: String, bytes: [UInt8])] = [(FormatFolder.definitionName, text)]
    let first = samples.first { $0.name == Self.ownName(of: $0) }
    for sample in samples {
      let isFirst = sample.identity == first?.identity
      let below = isFirst ? "" : "\(FormatFolder.samplesName)/\(FileName.encoded(sample.name))/"
      files.append((below + FormatFolder.sampleName, sample.text))
      for (path, hash) in sample.media.sorted(by: { $0.key < $1.key }) {
        if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
          throw Failure("the sample \"\(sample.name)\" names \(path), which leads out of its folder, so it is not written.")
        }
        files.append((below + path, try shelf.media(hash)))
      }
    }
    self.files = files
  }

  /// The name that a sample has in a file of its own: its ID.
  private static func ownName(of sample: StoredSample) -> String {
    JSONDocument(sample.text).root?["id"]?.string ?? SampleFile.standardName
  }
}
