import CustomFormats
import Documents

/// Bare `formatctl`: says what is here, and what may come next.
struct Welcome: Command {
  static let name = "welcome"
  static let summary = "Say what is here, and what may come next."

  @OptionGroup var common: CommonOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let style = environment.style
    environment.out.print("\(style.bold("formatctl")) authors, previews and validates custom native ad formats.\n")
    let (catalogue, formats) = catalogued(in: environment)
    let rows = [
      ("Catalogue", catalogue), ("Formats", shared(in: environment)),
      ("Project", ProjectFile.file(from: environment.folder)?.shown ?? "no \(ProjectFile.fileName) here or above"),
    ]
    for (label, text) in rows {
      for (index, line) in WrappedText(text.visible, columns: max(40, environment.width) - 11).lines.enumerated() {
        environment.out.print((index == 0 ? label : "").padded(to: 9) + "  " + line)
      }
    }
    environment.out.print("\n\(style.bold("Next"))")
    let next = steps(formats).prefix(3)
    let column = next.map { DisplayWidth.of($0.line.visible) }.max() ?? 0
    for step in next { environment.out.print("  \(step.line.visible.padded(to: column))  \(style.faint(step.purpose))") }
    return .clean
  }

  /// Says what the catalogue holds, or why it cannot be read.
  private func catalogued(in environment: Environment) -> (words: String, formats: [FormatNames]) {
    do {
      let location = try environment.catalogue(common)
      try location.checkPlace()
      guard let formats = try environment.openForReading(location)?.formatNames() else {
        return ("none yet; create makes \(location.path)", [])
      }
      let names = Self.list(formats.map { $0.formatId ?? $0.slug ?? $0.name })
      return ("\(location.path), \(formats.count.counting("format"))\(names)", formats)
    } catch {
      return ("\(error)", [])
    }
  }

  /// Says what files hold: `Formats/` in the working directory or above, else what comes with the program.
  private func shared(in environment: Environment) -> String {
    do {
      let near = BundledFormats.upward(from: environment.folder).map { DefinitionFiles(place: .folder, path: $0) }
      guard let files = try near ?? DefinitionFiles(bundledIn: environment) else { return "none is bundled with this program" }
      let formats = try files.contents().formats.map(\.format)
      let names = formats.map { $0.slug ?? $0.reference }
      return (near.map { "\($0.path), " } ?? "bundled, ") + formats.count.counting("format") + Self.list(names)
    } catch {
      return "\(error)"
    }
  }

  /// Returns the first few names behind a colon.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let more = names.count > 6 ? ", …" : ""
    return ": " + names.prefix(6).joined(separator: ", ") + more
  }

  /// What may come next, the likeliest first; only what there is.
  private func steps(_ formats: [FormatNames]) -> [(line: String, purpose: String)] {
    let first = formats.first.map { Shell.quoted($0.shortest) }
    let all: [(command: String, words: String?, purpose: String)] = [
      ("create", formats.isEmpty ? "10063170" : nil, "Take a bundled format into the catalogue."),
      ("preview", first, "See it as an app draws it."),
      ("show", first, "Its fields, limits and accessors."),
      ("list", "", "Every format there is."),
      ("validate", "", "Check creatives against their formats."),
      ("help", "", "Every command."),
    ]
    return all.compactMap { step in
      guard let words = step.words, Formatctl.has(step.command) else { return nil }
      return ("formatctl \(step.command) \(words)".trimmed, step.purpose)
    }
  }
}
