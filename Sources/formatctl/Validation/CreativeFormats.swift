import CustomFormats

/// The formats of a run over creatives: those of the library, and a `format.json` beside or above each creative.
final class CreativeFormats {
  private let selection: RuleSelection
  private let environment: Environment
  private let lookup: LookupOptions
  private let named: Layer
  private let rest: Layer
  private var near: [String: Layer] = [:]
  private var sources: [String: LayeredFormats] = [:]

  /// Formats and where each comes from, in the same order.
  private struct Layer {
    let found: [FoundFormat]
    let formats: DefinedFormats

    init(_ found: [FoundFormat], _ selection: RuleSelection) {
      self.found = found
      formats = DefinedFormats(found.map(\.definition), selection: selection)
    }

    var used: [FoundFormat] { formats.usedPlaces.map { found[$0] } }
  }

  /// Reads all formats that creatives may name, wherever they stand.
  init(_ library: FormatLibrary, _ selection: RuleSelection, _ lookup: LookupOptions, in environment: Environment) throws {
    let (formats, remarks) = try library.all()
    environment.say(remarks, lookup)
    self.selection = selection
    self.environment = environment
    self.lookup = lookup
    named = Layer(formats.filter { $0.origin.place == .option }, selection)
    rest = Layer(formats.filter { $0.origin.place != .option }, selection)
  }

  /// The formats for creatives that come from no folder.
  var everywhere: LayeredFormats { LayeredFormats([named.formats, rest.formats]) }

  /// Returns the formats for creatives of a folder.
  func source(for folder: String) -> LayeredFormats {
    if let known = sources[folder] { return known }
    let ancestors = environment.path(folder).resolved?.ancestors.lazy.map { $0.appending(FormatFolder.definitionName) }
    let layers: [any FormatSource]
    if let file = ancestors?.first(where: { $0.isFile }) {
      layers = [named.formats, layer(of: file).formats, rest.formats]
    } else {
      layers = [named.formats, rest.formats]
    }
    let source = LayeredFormats(layers)
    sources[folder] = source
    return source
  }

  private func layer(of file: FilePath) -> Layer {
    if let known = near[file.absolute] { return known }
    let contents = try? DefinitionFiles(place: .creative, path: file).contents()
    environment.say(contents?.complaints ?? [], lookup)
    let layer = Layer(contents?.formats ?? [], selection)
    near[file.absolute] = layer
    return layer
  }

  /// The formats that creatives named.
  var used: [FoundFormat] {
    named.used + near.keys.sorted().flatMap { near[$0]?.used ?? [] } + rest.used
  }
}
