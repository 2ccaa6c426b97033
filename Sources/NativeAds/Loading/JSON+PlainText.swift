public import Documents

extension JSON {
  /// The words of a text or the digits of a number; nil for everything else.
  public var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let digits): digits
    default: nil
    }
  }
}
