/// Why a terminal cannot be used as a screen, in one sentence.
public struct ScreenRefusal: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String
}
