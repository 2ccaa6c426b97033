/// How much of a text every programmatic native ad shows: an app may cut behind it, never before.
public struct GuaranteedLength: Sendable, Equatable {
  /// The characters of a narrow script.
  public let narrow: Int
  /// The characters of a wide script, such as Chinese.
  public let wide: Int

  /// Returns what is guaranteed of a field of that role, nil where nothing is.
  ///
  /// The lengths of the standard native formats: 25, 90, 25, 15, 15 and 15 characters. The wide ones are published for
  /// headline (13), body (45), advertiser (12) and price (7); the others are half of the narrow ones.
  static func of(_ role: FieldRole?) -> GuaranteedLength? {
    switch role {
    case .headline: GuaranteedLength(narrow: 25, wide: 13)
    case .body: GuaranteedLength(narrow: 90, wide: 45)
    case .advertiser: GuaranteedLength(narrow: 25, wide: 12)
    case .price, .store, .callToAction: GuaranteedLength(narrow: 15, wide: 7)
    default: nil
    }
  }

  /// Tells whether a text is shown whole.
  func holds(_ text: Substring) -> Bool {
    let wide = text.count { DisplayWidth.of($0) == 2 }
    return holds(narrow: text.count - wide, wide: wide)
  }

  /// Tells whether so many narrow and wide characters are shown whole: 13 narrow and 6 wide ones of a headline are.
  func holds(narrow: Int, wide: Int) -> Bool { narrow * self.wide + wide * self.narrow <= self.narrow * self.wide }
}
