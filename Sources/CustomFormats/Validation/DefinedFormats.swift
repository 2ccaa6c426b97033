import Synchronization

/// Formats by their definitions, each made ready when a creative first names it.
public final class DefinedFormats: FormatSource {
  /// The definitions in order.
  public let definitions: [FormatDefinition]
  private let selection: RuleSelection
  private let places: [String: Int]
  private let ready = Mutex<[Int: PreparedFormat]>([:])

  /// Creates a source; of two formats with one ID or slug the first one counts, and other IDs come last.
  public init(_ definitions: [FormatDefinition], selection: RuleSelection) {
    self.definitions = definitions
    self.selection = selection
    var places: [String: Int] = [:]
    func note(_ names: [String], _ place: Int) { for name in names where places[name] == nil { places[name] = place } }
    for (place, definition) in definitions.enumerated() { note(definition.format.names, place) }
    for (place, definition) in definitions.enumerated() { note(definition.format.otherIDs.map(\.description), place) }
    self.places = places
  }

  /// Returns the format of an ID or slug.
  public func format(_ reference: String) -> PreparedFormat? {
    guard let place = places[reference] else { return nil }
    if let known = ready.withLock({ $0[place] }) { return known }
    let prepared = PreparedFormat(definitions[place], selection: selection)
    return ready.withLock { ready in
      if let known = ready[place] { return known }
      ready[place] = prepared
      return prepared
    }
  }

  /// IDs and slugs of all formats.
  public var references: [String] { definitions.flatMap(\.format.names) }

  /// The definitions of the formats that were asked for, by their places in the list.
  public var usedPlaces: [Int] { ready.withLock { $0.keys.sorted() } }
}
