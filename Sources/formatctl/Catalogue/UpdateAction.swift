/// What happens to a format or a sample.
enum UpdateAction: String, CaseIterable {
  case added, revised, unchanged, removed

  /// What the revision that is written does; nil where none is.
  private var revision: RevisionAction? { RevisionAction(rawValue: rawValue) }

  /// Returns the verb of a sentence, such as `Added` or `Would add`.
  func verb(isDryRun: Bool, removing: String) -> String {
    revision?.verb(isDryRun: isDryRun, removing: removing) ?? "Unchanged:"
  }
}
