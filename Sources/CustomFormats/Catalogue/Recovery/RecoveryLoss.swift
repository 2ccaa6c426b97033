import Documents

/// Something of a damaged catalogue that is not, or not quite, in the recovered one.
public enum RecoveryLoss: Hashable, Sendable {
  /// Rows of a table could not be read.
  case rows(table: String, ClosedRange<Int64>)
  /// There may have been rows of a table behind the last one that is known.
  case rowsAfter(table: String, Int64)
  /// The bytes of a media file are no longer those that were kept.
  case changedMedia(MediaHash)
  /// A row could be read and has no place without others that were lost.
  case leftOut(table: String, row: Int64, reason: String)
  /// The row that tells the format of a sample was lost, and the format was told by the sample's text.
  case placed(sample: Int64, format: Int64)
  /// A format lost the revision in which it was deleted or renamed, and was deleted since another has its name.
  case deletedFormat(Int64, name: String)
  /// A sample lost the revision in which it was removed or renamed, and was removed since another has its name.
  case removedSample(Int64, name: String)
}

extension RecoveryLoss: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .rows("change", let rows):
      "\(Self.numbers(rows)) of change \(rows.count == 1 ? "was" : "were") lost: who made what, when and why is not known there"
    case .rows(let table, let rows): "\(Self.numbers(rows)) of \(table) \(rows.count == 1 ? "was" : "were") lost"
    case .rowsAfter(let table, 0): "rows of \(table) may have been lost, and none was found"
    case .rowsAfter(let table, let last): "rows of \(table) after row \(last) may have been lost"
    case .changedMedia(let hash): "media \(hash) had changed bytes and was left out"
    case .leftOut(let table, let row, let reason): "row \(row) of \(table) was left out: \(reason)"
    case .placed(let sample, let format):
      "the row that names the format of sample number \(sample) was lost; its text names format number \(format)"
    case .deletedFormat(let format, let name):
      "format number \(format) was deleted, since a newer one is called \(name.visible) too"
    case .removedSample(let sample, let name):
      "sample number \(sample) was removed, since a newer one is called \"\(name.visible)\" too"
    }
  }

  private static func numbers(_ rows: ClosedRange<Int64>) -> String {
    rows.count == 1 ? "row \(rows.lowerBound)" : "rows \(rows.lowerBound) to \(rows.upperBound)"
  }
}
