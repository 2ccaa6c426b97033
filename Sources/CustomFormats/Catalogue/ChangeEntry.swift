/// One revision that a change made, of a format or of a sample.
public struct ChangeEntry: Hashable, Sendable {
  /// The format, or the format of the sample, by its names then.
  public let format: FormatNames
  /// The sample, if the revision is one of a sample.
  public let sample: SampleName?
  /// The revision that was made, counted from 1.
  public let revision: Int
  /// Whether the revision is a deletion.
  public let isDeletion: Bool

  /// A sample by its name at the revision.
  public struct SampleName: Hashable, Sendable {
    /// The sample.
    public let sample: StoredSample.Identity
    /// The name it had.
    public let name: String
  }
}

extension ChangeEntry: RowDecodable {
  /// Selects the revisions of formats.
  static let ofFormats: SQL = """
    SELECT \(FormatNames.columns), r.number, r.text IS NULL, NULL, NULL FROM format_revision AS r
    """

  /// Selects the revisions of samples, with the names their format had then.
  static let ofSamples: SQL = """
    SELECT \(FormatNames.columns), s.number, s.text IS NULL, s.sample, s.name
    FROM sample_revision AS s JOIN sample ON sample.id = s.sample JOIN format_revision AS r ON r.format = sample.format
    AND r.number = (SELECT max(l.number) FROM format_revision AS l WHERE l.format = sample.format AND l.change <= s.change)
    """

  init(_ row: borrowing Statement) throws(SQLiteError) {
    format = try FormatNames(row)
    revision = try row.column(4)
    isDeletion = try row.column(5, as: Int.self) != 0
    guard let identity = try row.column(6, as: StoredSample.Identity?.self) else {
      sample = nil
      return
    }
    sample = SampleName(sample: identity, name: try row.column(7))
  }
}
