/// What one revision of a format holds.
///
/// The text is opaque here; the names beside it are those that its author read out of it.
public struct FormatContent: Hashable, Sendable {
  /// The ad server's ID, absent in a draft.
  public var formatId: String?
  /// The word by which people name the format.
  public var slug: String?
  /// The name that people read.
  public var name: String
  /// The status, in the words of the definition.
  public var status: String
  /// The bytes of the definition, verbatim.
  public var text: [UInt8]

  /// Puts a definition beside its names.
  public init(formatId: String?, slug: String?, name: String, status: String, text: [UInt8]) {
    self.formatId = formatId
    self.slug = slug
    self.name = name
    self.status = status
    self.text = text
  }
}
