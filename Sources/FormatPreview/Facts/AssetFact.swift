/// What became of one asset: whether it is shown, and from what.
public struct AssetFact: Sendable, Equatable {
  /// How an asset fares.
  public enum Verdict: String, Sendable {
    /// It is seen.
    case shown
    /// It is seen in part.
    case cut
    /// It is not seen, and need not be.
    case hidden
    /// Something is wrong with it.
    case trouble
  }

  /// The key, or "AdChoices" and "Badge".
  public let name: String
  /// How it fares.
  public let verdict: Verdict
  /// What is shown from what, or why nothing is.
  public let words: String

  /// Creates a fact.
  init(_ name: String, _ verdict: Verdict, _ parts: [String]) {
    self.name = name
    self.verdict = verdict
    words = parts.joined(separator: "; ")
  }
}
