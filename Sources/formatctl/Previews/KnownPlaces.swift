import CustomFormats

/// The formats and folders of creatives that were found in one call: those of a list are found once.
final class KnownPlaces {
  /// A format that creatives of a folder name, made ready, and the pictures of the folder.
  struct Place {
    /// The format.
    let prepared: PreparedFormat
    /// The format as it was found.
    let found: FoundFormat
    /// The pictures.
    let pictures: FolderPictures
  }

  private var places: [String: Place] = [:]
  private var folders: [String: FolderPictures] = [:]

  /// Returns what is known of a format by the name that a creative in a folder has for it, or finds it.
  func place(of name: String?, in folder: FilePath, _ find: () throws -> FoundFormat) throws -> Place {
    let key = "\(folder.absolute)\n\(name ?? "")"
    if let known = places[key] { return known }
    let found = try find()
    let pictures = try folders[folder.absolute] ?? FolderPictures(folder)
    folders[folder.absolute] = pictures
    let place = Place(prepared: found.prepared, found: found, pictures: pictures)
    places[key] = place
    return place
  }
}
