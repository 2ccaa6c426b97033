import CustomFormats

/// The media files of a folder, and never one outside it.
struct FolderPictures: PictureFiles {
  private let measured: FolderMedia
  private let folder: MediaFolder

  /// Opens a folder.
  init(_ path: FilePath) throws {
    do throws(MediaAccessError) {
      measured = try FolderMedia(path.absolute)
      folder = try MediaFolder(path: path.absolute)
    } catch {
      throw Failure("\(path) cannot be opened as the folder of media files.")
    }
  }

  /// The folder.
  var folderPath: String? { measured.folderPath }

  /// Returns what is at a path.
  func media(at path: String) -> MediaLookup { measured.media(at: path) }

  /// Returns the bytes of a file.
  func bytes(at path: String) -> [UInt8]? {
    guard var bytes = try? folder.open(path) else { return nil }
    return bytes.whole(atMost: Catalogue.largestMedia)
  }

  /// Opens a file once more, for another program.
  func open(_ path: String, orIn temporary: FilePath) -> Int32? {
    guard let bytes = try? folder.open(path) else { return nil }
    return bytes.anotherDescriptor()
  }
}
