import CustomFormats

/// A definition that is based on a revision which others have changed since.
struct OutdatedDefinition: Advising, CustomStringConvertible {
  let description: String
  let next: String?
  /// What the definition would change in the newest revision, in the unified form.
  let difference: String

  /// Compares a definition with the newest revision.
  init(
    _ definition: FormatDefinition, from source: String, basedOn revision: Int, _ latest: StoredFormat, at path: FilePath
  ) {
    let name = latest.names.shortest
    description = "\(source) is based on revision \(revision) of \(name), and the newest in \(path) is \(latest.revision)."
    // A file is brought up to date from an export, a call with another revision from what has changed since.
    next =
      definition.file == nil
      ? "formatctl diff \(Shell.quoted("\(name)@\(revision)")) \(Shell.quoted(name))"
      : "formatctl export \(Shell.quoted(name)) --with-revision"
    difference = LineDiff(from: FormatFile.read(latest.content.text).comparableText, to: definition.comparableText)
      .unified("\(name)@\(latest.revision) in \(path)", source)
  }
}
