public import Documents

/// What `validate --fix` does about a finding.
public struct Mend: Sendable, Equatable {
  /// What becomes of a text.
  public enum Change: Sendable, Equatable {
    /// Parts of it become others.
    case text([TextEdit])
    /// The file that it names gets another name, and is named by that from then on.
    case fileName(String)
  }

  /// The node of the creative's document whose text changes.
  public var node: Int
  /// What becomes of the text.
  public var change: Change
}
