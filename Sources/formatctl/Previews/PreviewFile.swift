import FormatPreview

/// The file that a preview is written into; its ending says as what.
struct PreviewFile {
  private let name: String

  /// Takes a name; an ending that nothing is written as is a mistake of the call.
  init(_ name: String) throws(UsageError) {
    guard name.lowercased().hasSuffix(".html") else {
      throw UsageError("-o takes a file that ends in .html, \"\(name)\" was given.", in: [Preview.name])
    }
    self.name = name
  }

  /// Writes subjects, each in its states.
  func write(_ parts: [StatesPage.Part], installedSchemes: Set<String>?, in environment: Environment) throws {
    let file = try ReportFile(name, in: environment)
    StatesPage(parts, installedSchemes: installedSchemes, in: environment).write(to: file.sink)
    try file.end()
  }
}
