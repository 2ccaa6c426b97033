/// A creative that passes on one side of a change of its format and fails on the other.
public struct VerdictTurn: Sendable {
  /// What the creative is called.
  public let creative: String
  /// The file that it stands in.
  public let file: String
  /// The line on which it begins, counted from 1.
  public let line: Int
  /// The errors on the side where it fails.
  public let errors: [Finding]
  /// Whether it passes before and fails after.
  public let isBroken: Bool
}
