import CustomFormats

/// The media files of a sample in the catalogue.
struct HeldPictures: PictureFiles {
  private let files: [String: [UInt8]]
  private let measured: MeasuredMedia

  /// Reads the files that a sample names.
  init(of sample: StoredSample, on shelf: CatalogueShelf) throws {
    files = try sample.media.mapValues { try shelf.media($0) }
    measured = MeasuredMedia(files.mapValues { MediaReader.read($0) })
  }

  /// Returns what is at a path.
  func media(at path: String) -> MediaLookup { measured.media(at: path) }

  /// Returns the bytes of a file.
  func bytes(at path: String) -> [UInt8]? { files[path] }
}
