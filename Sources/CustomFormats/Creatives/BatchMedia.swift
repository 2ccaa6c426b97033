/// The media of the creatives of one batch: a missing file is paired with one that none of them names.
struct BatchMedia: MediaSource {
  let folder: FolderMedia
  let batch: CreativeBatch

  var folderPath: String? { folder.path }

  func media(at path: String) -> MediaLookup {
    folder.media(at: path) { !batch.names($0.fileName) }
  }

  func pixels(at path: String, fitting box: (width: Int, height: Int)) -> Bitmap? { folder.pixels(at: path, fitting: box) }
}
