/// Something that is wrong inside a catalogue.
public enum CatalogueProblem: Equatable, Sendable {
  /// The database's own check complains.
  case structure(String)
  /// A row names another that does not exist.
  case brokenReference(table: String, row: Int64?, to: String)
  /// The bytes of a media file are no longer those that were kept.
  case changedMedia(kept: MediaHash, found: MediaHash)
  /// A format's revisions do not count from 1 without a gap.
  case formatRevisionGap(StoredFormat.Identity, count: Int, latest: Int)
  /// A sample's revisions do not count from 1 without a gap.
  case sampleRevisionGap(StoredSample.Identity, count: Int, latest: Int)
  /// A format has no text in any revision.
  case formatWithoutText(StoredFormat.Identity)
  /// A sample has no text in any revision.
  case sampleWithoutText(StoredSample.Identity)
  /// Several live formats have one ID or slug.
  case sharedName(String, count: Int)
  /// A part could not be looked at.
  case unreadable(part: String, reason: String)
}

extension CatalogueProblem: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .structure(let complaint): "the database is not sound: \(complaint)"
    case .brokenReference(let table, let row, let target):
      "row \(row.map(String.init) ?? "?") of \(table) names a row of \(target) that does not exist"
    case .changedMedia(let kept, let found): "media \(kept) has changed bytes, whose hash is \(found)"
    case .formatRevisionGap(let format, let count, let latest):
      "format number \(format.number) has \(count) revisions, and the latest is numbered \(latest)"
    case .sampleRevisionGap(let sample, let count, let latest):
      "sample number \(sample.number) has \(count) revisions, and the latest is numbered \(latest)"
    case .formatWithoutText(let format): "format number \(format.number) has no text in any revision"
    case .sampleWithoutText(let sample): "sample number \(sample.number) has no text in any revision"
    case .sharedName(let name, let count): "\(count) live formats are called \(name)"
    case .unreadable(let part, let reason): "\(part) could not be checked: \(reason)"
    }
  }
}
