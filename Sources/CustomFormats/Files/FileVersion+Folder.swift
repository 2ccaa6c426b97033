extension FileVersion {
  /// Returns the versions of the files of a folder and all below it that a run would look at, by path.
  ///
  /// Hidden files are left out, and so is what cannot be read.
  public static func all(below folder: String, endingIn extensions: Set<String>) -> [String: FileVersion] {
    guard let root = try? OpenFile(folder, shown: folder), root.kind == .folder,
      var walk = try? FolderWalk(folder, shown: folder, identity: root.identity, extensions: extensions)
    else { return [:] }
    var versions: [String: FileVersion] = [:]
    while true {
      do {
        guard let found = try walk.next() else { return versions }
        versions[found.path] = found.version
      } catch {
        // A folder went away while it was walked; what stands beside it is still there.
        continue
      }
    }
  }

  /// The versions of the files of creatives in a folder and all below it.
  public static func creatives(below folder: String) -> [String: FileVersion] {
    all(below: folder, endingIn: CreativeFiles.extensions)
  }

  /// The versions of the media files in a folder and all below it.
  public static func media(below folder: String) -> [String: FileVersion] {
    all(below: folder, endingIn: MediaListing.extensions)
  }
}
