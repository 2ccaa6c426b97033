/// What a look through a whole catalogue found.
public struct CatalogueReport: Equatable, Sendable {
  /// What is wrong; none in a sound catalogue.
  public internal(set) var problems: [CatalogueProblem] = []
  /// Live formats.
  public internal(set) var formats = 0
  /// Revisions of formats and of samples, deletions too.
  public internal(set) var revisions = 0
  /// Live samples of live formats.
  public internal(set) var samples = 0
  /// Media files.
  public internal(set) var media = 0
  /// Bytes of the database, the log beside it not counted.
  public internal(set) var bytes = 0
}
