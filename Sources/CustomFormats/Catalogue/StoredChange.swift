/// A change that was made, with the revisions it made.
public struct StoredChange: Hashable, Sendable {
  /// The change; a later one has a greater number.
  public typealias Identity = CatalogueIdentity<StoredChange>

  /// The change; a later one has a greater number.
  public let identity: Identity
  /// When, who, why and by which command.
  public let note: ChangeNote
  /// The revisions it made, in the order it made them: formats, then samples.
  public let entries: [ChangeEntry]
}
