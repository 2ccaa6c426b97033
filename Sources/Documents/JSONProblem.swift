/// Something in a text that JSON does not allow.
public struct JSONProblem: Sendable, Equatable {
  /// What kind of problem it is.
  public enum Kind: Sendable, Equatable {
    case malformed, notUTF8, textAfterEnd, nestedTooDeep, duplicateMember
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// The offset in bytes where it stands.
  public var offset: Int
  /// What is wrong, as a clause without the place: "a comma is missing between two members".
  public var message: String
  /// What to do about it, as an imperative sentence.
  public var hint: String

  /// Creates a problem.
  public init(_ kind: Kind, at offset: Int, _ message: String, hint: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}
