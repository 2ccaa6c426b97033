/// Words of average letters, as long or as short as a field takes.
enum TypicalText {
  /// The most characters that are made: no screen of an ad holds more.
  static let most = 2000
  private static let words =
    "guided night hikes start on Friday with lamps for everyone who likes quiet hills and clear skies above "

  /// Returns the longest words of a field.
  static func longest(of field: AssetField) -> String {
    let limits = field.textLimits
    switch field.kind {
    case .list where !field.choices.isEmpty: return choices(of: field).last ?? ""
    case .number: return number(field.numberLimits.maximum ?? 1_000_000)
    case .url: return "https://" + text(of: min(field.urlLimits.maxLength ?? 60, 60) - 8).filter { $0 != " " }
    default: return text(of: limits.maxCharacters ?? limits.shownCharacters ?? usualLength(of: field.role))
    }
  }

  /// Returns the shortest words of a field: one short word, or as much as it asks for.
  static func shortest(of field: AssetField) -> String {
    switch field.kind {
    case .list where !field.choices.isEmpty: return choices(of: field).first ?? ""
    case .number: return number(field.numberLimits.minimum ?? 0)
    case .url: return "https://a.example"
    default: return text(of: min(max(field.textLimits.minCharacters ?? 2, 1), field.textLimits.maxCharacters ?? 2))
    }
  }

  /// Returns words of so many characters, in every unit that characters are counted in.
  static func text(of count: Int) -> String {
    let count = min(max(count, 0), most)
    var text = String(String(repeating: words, count: count / words.count + 1).prefix(count))
    // A blank at the end would be no part of what is seen.
    if text.last == " " { text = text.dropLast() + "s" }
    return text
  }

  /// The characters that standard native formats guarantee, where a field says nothing.
  private static func usualLength(of role: FieldRole?) -> Int {
    switch role {
    case .headline, .advertiser: 25
    case .callToAction, .store, .price, .attribution: 15
    default: 90
    }
  }

  private static func choices(of field: AssetField) -> [String] {
    field.choices.map(\.value).sorted {
      TextMetrics.points.advance(of: $0, .body) < TextMetrics.points.advance(of: $1, .body)
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
