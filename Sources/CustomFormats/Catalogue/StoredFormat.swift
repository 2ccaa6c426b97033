/// A format as one revision in the catalogue holds it.
public struct StoredFormat: Hashable, Sendable {
  /// The format, whatever its names become.
  public typealias Identity = CatalogueIdentity<StoredFormat>

  /// The format, whatever its names become.
  public let identity: Identity
  /// The revision, counted from 1.
  public let revision: Int
  /// What the revision holds.
  public let content: FormatContent
  /// The change that made the revision.
  public let change: StoredChange.Identity
  /// When it was made, in seconds since 1970.
  public let time: Int64

  /// The names, without the text.
  public var names: FormatNames {
    FormatNames(format: identity, formatId: content.formatId, slug: content.slug, name: content.name)
  }
}
