/// One asset or link of a creative, as nodes of its document.
public struct CreativeValue: Sendable {
  /// What the value belongs to.
  public enum Subject: Sendable, Hashable {
    /// A field of the format, by its position; nil for a key that the format does not have.
    case asset(field: Int?)
    case adChoices
    case destination
    /// A link of the creative's own lists, by its position there.
    case deepLink(Int)
    case impressionTracker(Int)
    case clickTracker(Int)
  }

  /// What the value is as written.
  public enum Content: Sendable, Hashable {
    case text, number
    /// A path to a media file.
    case file
    /// An address of a media file that is not here.
    case remote
    /// null: as if it were not there.
    case absent
    /// Anything else.
    case other
  }

  /// What the value belongs to.
  public var subject: Subject
  /// What the value is as written.
  public var content: Content
  /// The scope that rules know it by; empty where the format does not have it.
  public var scope: ValueScope
  /// The node of the member's name, nil for elements of lists.
  public var nameNode: Int?
  /// The node of the value.
  public var node: Int
  /// The node of the text, number, path or address itself.
  public var textNode: Int
  /// What the scan showed.
  public var signs: Signs
}
