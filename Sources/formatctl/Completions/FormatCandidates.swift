import CustomFormats
import FormatPreview

/// Formats, revisions, samples and states as words, with what they are; none where there is trouble.
struct FormatCandidates {
  /// The options that say where formats are looked up.
  let common: CommonOptions
  /// What the call may touch.
  let environment: Environment

  /// Returns the formats, or the revisions of one behind its `@`, or files where the word is a path.
  func completion(of typed: String, storedOnly: Bool) -> Completion {
    if let at = typed.firstIndex(of: "@"), !typed.contains("/") {
      return Completion.words(revisions(of: String(typed[..<at]))).after(typed[...at])
    }
    if typed.contains("/") || typed.hasPrefix(".") { return storedOnly ? .nothing : .files }
    let formats = Completion.words(names(storedOnly: storedOnly))
    return formats.beginning(with: typed).candidates.isEmpty && !storedOnly ? .files : formats
  }

  /// Returns the format of a name, wherever it is kept.
  func format(_ name: String?) -> CustomFormat? { found(name)?.format }

  /// The fields of all formats, each key once.
  var everyField: [AssetField] {
    var seen: Set<String> = []
    return ((try? library?.all().formats) ?? []).flatMap(\.format.fields).filter { seen.insert($0.key).inserted }
  }

  /// Returns the samples of a format.
  func samples(of name: String?) -> [Candidate] {
    guard let found = found(name), let library else { return [] }
    let names =
      found.stored.map { stored in try? library.catalogue.samples(of: stored).map(\.name) }
      ?? (try? found.folder?.sampleNames())
    return (names ?? []).map { Candidate($0, "Sample of \(found.label).") }
  }

  /// Returns the states that an ad of a format may be shown in.
  func states(of name: String?) -> [Candidate] {
    guard let format = format(name) else { return [] }
    return AdState.all(of: format).map { Candidate($0.name) }
  }

  private var library: FormatLibrary? { try? FormatLibrary(common, in: environment) }

  private func found(_ name: String?) -> FoundFormat? {
    guard let name, let reference = try? FormatReference(argument: name) else { return nil }
    return try? library?.lookUp(reference, catalogueFirst: true).found
  }

  private func names(storedOnly: Bool) -> [Candidate] {
    let found = storedOnly ? try? library?.catalogue.all() : try? library?.all().formats
    return (found ?? []).flatMap { found in found.format.names.map { Candidate($0, found.title) } }
  }

  private func revisions(of name: String) -> [Candidate] {
    guard let reference = try? FormatReference(argument: name), let shelf = library?.catalogue,
      let catalogue = try? shelf.catalogue(), let stored = try? shelf.stored(reference)
    else { return [] }
    return (1...max(1, stored.revision)).reversed().compactMap { number in
      guard let revision = try? catalogue.format(stored.identity, revision: number) else { return nil }
      let note = try? catalogue.storedChange(revision.change)?.note
      let words = [CalendarTime(revision.time).date, note?.author, note?.reason].compactMap { $0 }
      return Candidate(String(number), words.joined(separator: ", "))
    }
  }
}
