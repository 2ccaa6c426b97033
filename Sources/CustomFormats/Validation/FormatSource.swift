/// Where the formats that creatives name are looked up.
public protocol FormatSource: Sendable {
  /// Returns the format of an ID or slug, made ready for many creatives.
  func format(_ reference: String) -> PreparedFormat?
  /// IDs and slugs of all formats, for suggestions.
  var references: [String] { get }
}

/// Formats held in memory.
public struct PreparedFormats: FormatSource {
  /// The formats in order.
  public let formats: [PreparedFormat]
  private let byReference: [String: PreparedFormat]

  /// Creates a source; of two formats with one ID or slug the first one counts.
  public init(_ formats: [PreparedFormat]) {
    self.formats = formats
    var byReference: [String: PreparedFormat] = [:]
    for prepared in formats {
      for name in prepared.format.allNames where byReference[name] == nil { byReference[name] = prepared }
    }
    self.byReference = byReference
  }

  /// Returns the format of an ID or slug.
  public func format(_ reference: String) -> PreparedFormat? { byReference[reference] }
  /// IDs and slugs of all formats.
  public var references: [String] { formats.flatMap(\.format.names) }
}
