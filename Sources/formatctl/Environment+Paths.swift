import Documents

extension Environment {
  /// Returns the path that a person gives, from the working directory on.
  func path(_ text: String) -> FilePath { FilePath(text, from: workingDirectory) }

  /// The working directory.
  var folder: FilePath { path(workingDirectory) }

  /// The folder for files that nobody keeps.
  var temporaryFolder: FilePath { path(variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp") }

  /// Says a sentence about the work, on stderr.
  func say(_ sentence: String) {
    // What was found so far comes first, where both go to one place.
    out.flush()
    err.print(sentence.visible)
  }

  /// Says that a dry run has written nothing.
  func sayDryRun() { say("Nothing was written: --dry-run.") }
}
