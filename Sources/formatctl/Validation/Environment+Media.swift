import CustomFormats

extension Environment {
  /// Returns where creatives take their media from: one folder for all, else each its own.
  func mediaFolders(_ assets: String?, depth: DepthWord) throws -> MediaFolders {
    let reach = depth.depth(in: self)
    guard let assets else { return MediaFolders(depth: reach) }
    let path = path(assets)
    if path.isFile { throw Failure("\(assets) is a file, and --assets takes a folder.") }
    do {
      return MediaFolders(delivery: try FolderMedia(path.absolute, shown: assets, isDeep: true, depth: reach))
    } catch {
      throw Failure("\(assets) \(error), and --assets takes a folder.")
    }
  }
}
