/// The numeric ID of a custom native format, as the ad server assigns it and the app requests it.
public struct FormatID: Sendable, Hashable, CustomStringConvertible {
  /// The ID as a number from 1 to 2^63-1.
  public var number: Int64

  /// Creates an ID from digits without sign, blank or leading zero; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), text.first != "0", let number = Int64(text) else {
      return nil
    }
    self.number = number
  }

  /// The digits.
  public var description: String { String(number) }

  /// Returns why a text is no format ID, as a clause.
  public static func objection(to text: String) -> String {
    if text.allSatisfy(\.isWhitespace) { return "is blank" }
    if text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      if text.first == "0" { return text.count == 1 ? "is zero" : "begins with a zero" }
      return "is larger than 9223372036854775807"
    }
    if text.hasPrefix("-") || text.hasPrefix("+") { return "has a sign" }
    if text.contains(where: \.isWhitespace) { return "has a blank" }
    return "is no number"
  }
}
