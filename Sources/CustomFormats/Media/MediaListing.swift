/// The media files of a folder, told by the endings of their names.
struct MediaListing {
  /// The paths in the folder, sorted.
  let paths: [String]

  /// The endings of the names of media files.
  static let extensions = Set(MediaType.allCases.filter(\.isDelivered).flatMap(\.fileNameExtensions))
  /// The most files that are listed; a folder with more holds something else than a delivery.
  private static let most = 100_000

  /// Lists a folder and all below it.
  static func all(below folder: String) -> MediaListing {
    guard let root = try? OpenFile(folder, shown: ""), root.kind == .folder,
      var walk = try? FolderWalk(folder, shown: "", identity: root.identity, extensions: extensions)
    else { return MediaListing(paths: []) }
    var paths: [String] = []
    while paths.count < most, let found = try? walk.next() { paths.append(found.shown) }
    return MediaListing(paths: paths)
  }

  /// Lists a folder alone; its paths begin with a prefix.
  static func files(in folder: String, prefix: String) -> MediaListing {
    let entries = (try? FolderEntry.all(in: folder, shown: "")) ?? []
    let files = entries.filter { !$0.isFolder && !$0.isHidden && extensions.contains($0.nameExtension) }
    return MediaListing(paths: files.prefix(most).map { prefix.appending(path: $0.name) })
  }
}
