extension Environment {
  /// Reads the project file, nil where there is none; members that nobody reads are told once a call.
  ///
  /// Unless only one member is of interest, it throws where any of them is wrong: what is misread is not followed.
  func project(whole: Bool = true) throws -> ProjectFile? {
    guard let project = try ProjectFile(above: folder) else { return nil }
    if whole { try project.check() }
    project.warnings.filter(remarks.isNew).forEach(say)
    return project
  }
}
