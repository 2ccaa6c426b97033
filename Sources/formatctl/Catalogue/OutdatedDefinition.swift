import CustomFormats

/// A definition that is based on a revision which others have changed since.
struct OutdatedDefinition: Advising, CustomStringConvertible {
  let description: String
  let next: String?
  /// What the definition would change in the newest revision, in the unified form.
  let difference: String

  /// Compares a definition with the newest revision.
  init(
    _ incoming: IncomingFormat, basedOn revision: Int, _ latest: StoredFormat, _ stored: FormatDefinition, at path: FilePath
  ) {
    let name = latest.names.shortest
    description =
      "\(incoming.source) is based on revision \(revision) of \(name), and the newest in \(path) is \(latest.revision)."
    next = "formatctl export \(Shell.quoted(name)) --with-revision"
    difference = LineDiff(from: stored.comparableText, to: incoming.definition.comparableText)
      .unified("\(name)@\(latest.revision) in \(path)", incoming.source)
  }
}
