public import Documents

/// A format as its file says it: the values, the text they stand in, and what is wrong with it.
public struct FormatDefinition: Sendable {
  /// The format, as far as it could be read.
  public var format: CustomFormat
  /// The text, with a place for every value.
  public var document: JSONDocument
  /// The file that the text came from, nil where it came from elsewhere.
  public var file: String?
  /// What is wrong with how it is written.
  public var violations: [Violation]
  /// Whether the text could be read to its end as an object.
  public var isReadable: Bool

  /// The bytes of the text.
  public var text: [UInt8] { document.bytes }

  /// Returns the place of a violation in the text.
  public func place(of violation: Violation) -> SourcePlace? {
    if let offset = violation.offset { return document.place(at: offset) }
    return document.value(at: violation.path)?.place
  }
}
