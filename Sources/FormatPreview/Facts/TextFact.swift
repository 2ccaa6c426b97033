import CustomFormats
import Documents
import NativeAds

/// Tells what became of the words of a field.
struct TextFact {
  private let ad: StagedAd
  private let field: AssetField
  private let asset: ServedAsset
  private let text: String
  private let slots: [MeasuredSlot]
  private let isInCells: Bool

  /// Creates the fact of a text, list, number or URL.
  init(_ ad: StagedAd, _ field: AssetField, _ asset: ServedAsset, _ text: String, isInCells: Bool) {
    self.isInCells = isInCells
    self.ad = ad
    self.field = field
    self.asset = asset
    self.text = text
    slots = ad.slots(showing: field.key)
  }

  /// The fact.
  var fact: AssetFact {
    let name = field.key.visible
    if field.kind == .url { return AssetFact(name, .hidden, [text.visible, use]) }
    let cut = slots.lazy.compactMap { ad.cut(of: $0) }.first
    let isCutHere = isInCells ? slots.contains { $0.isCut } : cut != nil
    let shown = cut.map { "a phone shows \($0) of \(text.count) characters" }
    let measure = measure(isCut: cut != nil)
    var parts = (field.kind == .text ? [shown, measure] : [measure, shown]).compactMap { $0 }
    if cut != nil, !isCutHere { parts.append("all fit here") }
    if cut == nil, isCutHere { parts.append("cut here for want of columns, whole on a phone") }
    if let origin { parts.append(origin) }
    if slots.isEmpty { parts.append("in no slot of the layout") }
    return AssetFact(name, isTooLong ? .trouble : slots.isEmpty ? .hidden : cut == nil ? .shown : .cut, parts)
  }

  private var isTooLong: Bool {
    guard field.kind == .text, let most = field.textLimits.maxCharacters else { return false }
    return field.textLimits.unit.count(text) > most
  }

  /// The length of a text beside its limit, the value of everything else; nil where a cut has said it.
  private func measure(isCut: Bool) -> String? {
    guard field.kind == .text else {
      let isStars = slots.contains { $0.drawing == .stars }
      return "“\(text.visible)”" + (isStars ? ", as \(StarRating(text).text)" : "")
    }
    let limits = field.textLimits
    let count = limits.unit.count(text)
    guard let most = limits.maxCharacters else { return isCut ? nil : "\(count) \(Self.noun(limits.unit, count: count))" }
    if count > most { return "\(count) \(Self.noun(limits.unit, count: count)), over the limit of \(most)" }
    return isCut ? nil : "\(count) of \(most) \(Self.noun(limits.unit, count: most))"
  }

  private static func noun(_ unit: TextUnit, count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    switch unit {
    case .graphemes: return "character" + plural
    case .scalars: return "Unicode scalar" + plural
    case .utf16: return "UTF-16 unit" + plural
    case .displayWidth: return "column" + plural
    }
  }

  private var origin: String? {
    switch asset.origin {
    case .creative: nil
    case .fieldDefault: "the definition's default"
    case .emptyNumber: "the ad server fills an empty number"
    case .sample: "the definition's sample"
    case .made: "made up for this preview"
    }
  }

  private var use: String {
    switch field.role {
    case .deepLink: "a deep link"
    case .web: "an address for the app"
    case .impressionTracker: "called at the impression"
    case .clickTracker: "called at each click"
    default: slots.isEmpty ? "in no slot of the layout" : "shown as text"
    }
  }
}
