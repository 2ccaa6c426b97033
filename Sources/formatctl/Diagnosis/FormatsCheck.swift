import CustomFormats

/// A look at where formats come from: the catalogue, the project file and the bundled ones.
struct FormatsCheck {
  /// The options of every command.
  let common: CommonOptions
  /// What the call may touch.
  let environment: Environment

  /// What was found.
  var diagnoses: [Diagnosis] { [catalogue, project] + named + [shared, bundled].compactMap { $0 } }

  /// Catalogues up to this size are looked through whole; larger ones would make a person wait.
  private static let quicklyChecked = 64 * 1_024 * 1_024

  private var catalogue: Diagnosis {
    do {
      let location = try environment.catalogue(common)
      try location.checkPlace()
      let place = "\(location.path), \(location.origin.words)"
      guard let catalogue = try environment.openForReading(location) else {
        return .works("catalogue", "none yet; create makes \(place)")
      }
      let count = try catalogue.formatNames().count
      guard location.path.byteCount ?? 0 <= Self.quicklyChecked else {
        return .works("catalogue", "\(place): \(count.counting("format")); formatctl catalogue check looks through it whole")
      }
      let report = try catalogue.check()
      let counts = "\(report.formats.counting("format")), \(report.samples.counting("sample"))"
      guard let problem = report.problems.first else { return .works("catalogue", "\(place): \(counts), sound") }
      return .broken(
        "catalogue", "\(place) has \(report.problems.count.counting("problem")): \(problem)",
        "Run formatctl catalogue check for all of them, and formatctl help catalogue for what can be done.")
    } catch {
      let next = (error as? any Advising)?.next.map { "Run \($0)." } ?? "Name another with --catalogue."
      return .broken("catalogue", "\(error)".withoutFullStop, next)
    }
  }

  private var project: Diagnosis {
    do {
      guard let project = try ProjectFile(above: environment.folder) else {
        return .works("project file", "no \(ProjectFile.fileName) here or above, and none is needed")
      }
      try project.check()
      let warnings = project.warnings
      guard warnings.isEmpty else {
        return .limited(
          "project file", warnings.joined(separator: " ").withoutFullStop, "Mend it; formatctl schema project says what it holds."
        )
      }
      return .works("project file", "\(project.file)")
    } catch {
      return .broken("project file", "\(error)".withoutFullStop, "Mend it; formatctl schema project says what it holds.")
    }
  }

  /// The files and folders that the options and the project file name.
  private var named: [Diagnosis] {
    let options = common.formats.map { DefinitionFiles(place: .option, path: environment.path($0)) }
    let project = (try? ProjectFile(above: environment.folder)?.paths(ProjectMember.formats.rawValue)) ?? []
    let files = project.map { DefinitionFiles(place: .project, path: $0) }
    return options.map { look($0, "--formats") } + files.map { look($0, "project formats") }
  }

  private var shared: Diagnosis? {
    BundledFormats.upward(from: environment.folder).map { look(DefinitionFiles(place: .folder, path: $0), "Formats/") }
  }

  private var bundled: Diagnosis {
    do {
      guard let files = try DefinitionFiles(bundledIn: environment) else {
        return .broken(
          "bundled formats", "their folder is not beside the program",
          "Set \(BundledFormats.variable) to the folder Formats that came with it, or install it again.")
      }
      return look(files, "bundled formats")
    } catch {
      return .broken(
        "bundled formats", "\(error)".withoutFullStop, "Set \(BundledFormats.variable) to a folder of formats, or unset it.")
    }
  }

  private func look(_ files: DefinitionFiles, _ name: String) -> Diagnosis {
    do {
      let contents = try files.contents()
      let words = "\(files.path): \(contents.formats.count.counting("format"))"
      guard let complaint = contents.complaints.first else { return .works(name, words) }
      let path = Shell.quoted(files.path.shown)
      return .limited(
        name, "\(words), \(contents.complaints.count.counting("file")) passed over: \(complaint)".withoutFullStop,
        "Run formatctl lint \(path).")
    } catch {
      return .broken(name, "\(error)".withoutFullStop, "Name a definition or a folder that is there.")
    }
  }
}

extension CatalogueLocation.Origin {
  /// How a catalogue was found, to stand behind its path.
  var words: String {
    switch self {
    case .option: "named by --catalogue"
    case .variable: "named by \(CatalogueLocation.variable)"
    case .folder: "the nearest one"
    case .home: "your own"
    case .nowhere: "no place for one"
    }
  }
}

extension String {
  /// The text without the full stop at its end.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
