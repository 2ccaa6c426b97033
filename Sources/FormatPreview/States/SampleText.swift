import CustomFormats

/// Words for fields, made of what their limits allow.
enum SampleText {
  /// The most characters that are made, however many a field takes.
  static let most = 2_000

  /// Returns words as long as a field takes, made of those it has; nil where it has no limit and no words.
  static func longest(_ field: AssetField, from words: String?) -> String? {
    if field.kind == .list { return field.choices.map(\.value).max { $0.count < $1.count } ?? words }
    let limits = field.textLimits
    guard let count = limits.maxCharacters ?? limits.shownCharacters else { return words }
    return text(of: count, limits.unit, from: words ?? typical(field))
  }

  /// Returns words as short as a field takes, made of those it has; nil where it has none.
  static func shortest(_ field: AssetField, from words: String?) -> String? {
    if field.kind == .list { return words == nil ? nil : field.choices.map(\.value).min { $0.count < $1.count } ?? words }
    let limits = field.textLimits
    return words.map { text(of: max(1, limits.minCharacters ?? 1), limits.unit, from: $0) }
  }

  /// Returns words of a script whose letters are wide, as many as those it has; nil where it has none.
  static func wide(_ field: AssetField, from words: String?) -> String? {
    guard field.kind == .text, let words, !words.isEmpty else { return nil }
    let letters = Array("旅先の朝は焼きたての香りとともに始まる")
    let limits = field.textLimits
    let most = min(limits.maxCharacters ?? most, limits.unit == .displayWidth ? words.count / 2 : words.count, most)
    return String((0..<max(1, most)).map { letters[$0 % letters.count] })
  }

  /// Returns the words that a field has with emoji at their end; nil where it has none.
  static func emoji(_ field: AssetField, from words: String?) -> String? {
    guard field.kind == .text, let words, !words.isEmpty else { return nil }
    // A family joined by U+200D, a skin tone, a flag: where programs count wrongly.
    let emoji = [" 👨‍👩‍👧", "👍🏽", "🇯🇵", "🎉"]
    let limits = field.textLimits
    var text = words
    while let most = limits.maxCharacters, limits.unit.count(text + emoji.joined()) > most, !text.isEmpty { text.removeLast() }
    return text + emoji.joined()
  }

  /// Returns words that are usual for a field, as long as all apps show.
  static func typical(_ field: AssetField) -> String {
    let limits = field.textLimits
    let words = usual(field)
    guard let count = limits.maxCharacters ?? limits.shownCharacters, limits.unit.count(words) > count else { return words }
    return text(of: count, limits.unit, from: words)
  }

  private static func usual(_ field: AssetField) -> String {
    switch field.role {
    case .callToAction: "Learn more"
    case .price: "9.99"
    case .store: "App store"
    case .advertiser: "Advertiser"
    default: "\(field.label) in a few words"
    }
  }

  /// Returns a text of so many units, or of one less where a wide character does not fit.
  static func text(of count: Int, _ unit: TextUnit, from words: String) -> String {
    let count = min(count, most)
    let source = words.split(whereSeparator: \.isWhitespace)
    guard count > 0, !source.isEmpty else { return "" }
    var text = String(source[0])
    var next = 1
    while unit.count(text) < count {
      text += " " + source[next % source.count]
      next += 1
    }
    while unit.count(text) > count, text.count > 1 { text.removeLast() }
    // A blank at the end would be no part of what is seen.
    if text.last == " " {
      text.removeLast()
      text += text.last?.isPunctuation == true ? "!" : "."
    }
    return text
  }
}
