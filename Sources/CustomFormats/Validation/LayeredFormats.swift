/// Formats of several sources, the first of which that has one counts.
public struct LayeredFormats: FormatSource {
  /// The sources in order.
  public let layers: [any FormatSource]

  /// Creates a source of sources.
  public init(_ layers: [any FormatSource]) { self.layers = layers }

  /// Returns the format of an ID or slug.
  public func format(_ reference: String) -> PreparedFormat? {
    for layer in layers {
      if let format = layer.format(reference) { return format }
    }
    return nil
  }

  /// IDs and slugs of all formats.
  public var references: [String] { layers.flatMap(\.references) }
}
