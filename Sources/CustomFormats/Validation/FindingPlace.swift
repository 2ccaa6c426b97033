public import Documents

/// Whom and where a finding is about.
public struct FindingPlace: Sendable {
  /// The creative's ID.
  public var creative: String?
  /// The format's ID or slug.
  public var formatID: String?
  /// The file.
  public var file: String?
  /// The place in the file.
  public var place: SourcePlace?

  /// Creates a place.
  public init(creative: String? = nil, formatID: String? = nil, file: String? = nil, place: SourcePlace? = nil) {
    self.creative = creative
    self.formatID = formatID
    self.file = file
    self.place = place
  }

  func fill(_ finding: inout Finding) {
    finding.creative = creative
    finding.formatID = formatID
    finding.file = file
    finding.line = place?.line
    finding.column = place?.column
  }
}
