import CustomFormats

/// Where a previewed creative came from, which is where edits of it are saved.
enum PreviewOrigin {
  /// A file, as it was when it was read.
  case file(FilePath, FileVersion?)
  /// A sample of a format in the catalogue.
  case sample(StoredSample, of: StoredFormat, CatalogueLocation)
  /// The definition, of whose words it is made up.
  case definition
}
