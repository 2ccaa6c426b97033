import CustomFormats

/// What `validate` says about its work when it is done.
struct ValidationWords {
  /// What was counted.
  let summary: RunSummary
  /// What was passed by.
  let skipped: SkippedFiles
  /// What was named on the command line.
  let names: [String]
  /// Whether notes were shown.
  let showsNotes: Bool
  /// Whether nothing to check is no failure.
  let isEmptyAllowed: Bool
  /// What was known and left out, a sentence without its full stop each.
  var known: [String] = []

  /// Why the run counts as not done, nil where it was.
  var failure: Failure? {
    guard summary.creatives == 0, !isEmptyAllowed else { return nil }
    if let definition = skipped.definitions.first, skipped.definitions == names {
      return Failure("nothing was checked: \(definition) is a definition of a format.", next: "formatctl lint \(definition)")
    }
    let passed = passed.map { " (\($0) passed by)" } ?? ""
    return Failure(
      "nothing was checked: no creative was found in \(names.enumeration)\(passed); .json files with \"assets\", .ndjson and .jsonl files were looked for.",
      next: "formatctl validate --help")
  }

  /// Says the verdict, what was checked and passed by, which formats were taken, and what to run next.
  func say(
    used: [FoundFormat], isFixed: Bool, of library: FormatLibrary, _ selection: RuleSelection, _ rule: String?,
    in environment: Environment
  ) throws {
    if !isFixed { try origins(used, library).forEach(environment.say) }
    lintLines(used, selection).forEach(environment.say)
    environment.out.flush()
    let words = ReportSummary(summary: summary, subject: "creative", showsNotes: showsNotes, known: known)
    words.lines(environment.errStyle).forEach(environment.err.print)
    if let passed { environment.say("  Passed by \(passed).") }
    if let rule { environment.say("Run formatctl explain \(rule).") }
  }

  private var passed: String? {
    var parts: [String] = []
    if !skipped.definitions.isEmpty { parts.append(skipped.definitions.count.counting("definition")) }
    if skipped.other > 0 { parts.append(skipped.other.counting("other JSON file")) }
    if skipped.bad > 0 { parts.append("\(skipped.bad.counting("file")) called bad-*") }
    if skipped.hidden > 0 { parts.append(skipped.hidden.counting("hidden name")) }
    return parts.isEmpty ? nil : parts.enumeration
  }

  /// Says where the formats were taken from; of many only how many.
  private func origins(_ used: [FoundFormat], _ library: FormatLibrary) throws -> [String] {
    guard used.count <= 3 else {
      let places = Dictionary(grouping: used, by: \.origin.place).sorted { $0.value.count > $1.value.count }
      if places.count == 1, let place = places.first { return ["\(used.count) formats are taken from \(place.key.phrase)."] }
      return ["\(used.count) formats are taken: \(places.map { "\($0.value.count) from \($0.key.phrase)" }.enumeration)."]
    }
    return try used.flatMap { found in
      if found.origin.place == .creative { return ["\(found.label) is taken from \(found.origin.phrase)."] }
      return try library.find(found.format.reference.isEmpty ? .path(found.origin.path.absolute) : reference(found)).remarks
    }
  }

  private func reference(_ found: FoundFormat) -> FormatReference {
    found.format.formatID.map { .id($0) } ?? .slug(found.format.reference)
  }

  /// Says which formats have lint errors; they fail the creatives of nobody.
  private func lintLines(_ used: [FoundFormat], _ selection: RuleSelection) -> [String] {
    let linter = FormatLinter(RuleSelection(profile: selection.profile, projectSettings: selection.projectSettings))
    return used.compactMap { found in
      let errors = linter.findings(in: found.definition).count { $0.severity == .error }
      guard errors > 0 else { return nil }
      let name = found.origin.place == .catalogue ? found.format.reference : found.origin.path.shown
      return "\(found.label) has \(errors.counting("lint error")): formatctl lint \(Shell.quoted(name))"
    }
  }
}

extension FormatOrigin.Place {
  /// What stands behind "from".
  var phrase: String {
    switch self {
    case .path: "paths"
    case .option: "--formats"
    case .creative: "the folders of the creatives"
    case .project: "formatctl.json"
    case .folder: "Formats"
    case .catalogue: "the catalogue"
    case .bundled: "the bundled ones"
    }
  }
}
