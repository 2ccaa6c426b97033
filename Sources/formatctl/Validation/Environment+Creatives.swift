import CustomFormats

extension Environment {
  /// Opens what was named as creatives, stdin among them.
  ///
  /// Throws `ReadError` or `CreativeFilesError` for a name that leads nowhere.
  func creativeFiles(_ names: [String]) throws -> CreativeFiles {
    try CreativeFiles(names, workingDirectory: workingDirectory) { try input.readPiece() }
  }
}

extension CreativeFilesError: Advising {}
