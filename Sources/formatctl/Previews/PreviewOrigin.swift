import CustomFormats

/// Where a previewed creative came from, which is where edits of it are saved.
enum PreviewOrigin {
  /// A file.
  case file(FilePath)
  /// A sample of a format in the catalogue.
  case sample(StoredSample, of: StoredFormat, CatalogueLocation)
  /// The definition, of whose words it is made up.
  case definition
}
