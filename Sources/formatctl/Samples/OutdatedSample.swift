import CustomFormats

/// A sample whose change is based on a revision which others have changed since.
struct OutdatedSample: Advising, CustomStringConvertible {
  let description: String
  /// What the change would make of the newest revision, in the unified form.
  let difference: String

  /// Compares a sample with the newest revision.
  init(_ content: SampleContent, basedOn revision: Int, _ latest: StoredSample, at path: FilePath) {
    description =
      "the sample \(latest.name) is at revision \(latest.revision) in \(path), and the change is based on revision \(revision)."
    difference = LineDiff(from: latest.text, to: content.text).unified("\(latest.name) in \(path)", "the change")
  }
}
