/// What came out of a damaged catalogue.
public struct RecoveryReport: Equatable, Sendable {
  /// What could not be recovered, or not quite, table by table.
  public internal(set) var losses: [RecoveryLoss]
  /// What the recovered catalogue holds, and what is still wrong with it, such as gaps where revisions were lost.
  public internal(set) var contents: CatalogueReport
}
