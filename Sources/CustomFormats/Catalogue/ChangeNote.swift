/// What is written down about a change beside what it changes.
public struct ChangeNote: Hashable, Sendable {
  /// When it is made, in seconds since 1970.
  public let time: Int64
  /// Who makes it.
  public let author: String
  /// Why, if it was said.
  public let reason: String?
  /// The command line that makes it.
  public let command: String
  /// The change that it takes back, if it is an undo or a redo.
  public let reverts: StoredChange.Identity?

  /// Notes when, who, why and by which command.
  public init(time: Int64, author: String, reason: String? = nil, command: String, reverts: StoredChange.Identity? = nil) {
    self.time = time
    self.author = author
    self.reason = reason
    self.command = command
    self.reverts = reverts
  }
}
