import CustomFormats
import Documents
import NativeAds

/// A text that is tried out longer or shorter than it is, word by word.
struct TextTrial {
  /// The key of its field.
  let key: String
  /// The words that it has by itself.
  let original: String
  /// How many words are tried.
  private(set) var count: Int

  /// Begins with a text as it is.
  init(key: String, _ text: String) {
    self.key = key
    original = text
    count = Self.words(text).count
  }

  /// The text that is tried.
  var text: String {
    let words = Self.words(original)
    guard !words.isEmpty else { return "" }
    return (0..<count).map { String(words[$0 % words.count]) }.joined(separator: " ")
  }

  /// Takes a word more, or one less, and keeps at least one; many more than any ad shows are no more.
  mutating func change(by difference: Int) { count = min(max(1, count + difference), 400) }

  private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  /// Says how long the text is and how much more of it a phone shows.
  func words(_ ad: StagedAd) -> TextLine {
    let length = text.count
    var line = TextLine("\(key.visible) has \(length) characters", .strong)
    guard let slot = ad.phone.slots.first(where: { $0.key == key }) else { return line }
    if let cut = ad.cut(of: slot) {
      line.add(", a phone shows \(cut) of them", .warning)
      return line
    }
    let most = Self.mostShown(ad, slot, from: length, words: original)
    line.add(most.map { ", \($0 - length) more fit at \(Int(ad.phone.size.width)) points" } ?? ", and much more fits", .success)
    return line
  }

  /// Returns the most characters of such words that a slot shows whole; nil where that is very many.
  private static func mostShown(_ ad: StagedAd, _ slot: MeasuredSlot, from length: Int, words: String) -> Int? {
    let columns = CellRect(ad.layout.bounds).columns
    func fits(_ count: Int) -> Bool {
      var creative = ad.creative
      let text = SampleText.text(of: count, .graphemes, from: words)
      creative.set(ServedAsset(key: slot.key ?? "", content: .text(text), origin: .made))
      let longer = StagedAd(creative, of: ad.format, in: ad.state.isAboutTexts ? .typical : ad.state, columns: columns)
      return longer.phone.slots.first { $0.id == slot.id }?.cut == nil
    }
    var (low, high) = (length, 1_000)
    if fits(high) { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension AdState {
  /// Whether it is about how long texts are, or of which letters.
  fileprivate var isAboutTexts: Bool {
    switch self {
    case .longest, .shortest, .wideScript, .emoji: true
    default: false
    }
  }
}
