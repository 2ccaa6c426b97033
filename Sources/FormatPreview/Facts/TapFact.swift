import CustomFormats
public import NativeAds

/// Where a tap on a slot goes.
public struct TapFact: Sendable, Equatable {
  /// The slot's name in the layout.
  public let slot: String
  /// The key that the app reports; nil for none.
  public let key: String?
  /// Where a click with that key goes; nil where none is reported, and for a key that the format does not have.
  public let route: ClickRoute?
  /// Whether a control takes the tap for itself.
  public let isSwallowed: Bool

  /// Tells where a tap on each slot of an ad goes, each name once.
  public static func all(_ ad: StagedAd) -> [TapFact] {
    var facts: [TapFact] = []
    for slot in ad.layout.slots where !facts.contains(where: { $0.slot == slot.name }) {
      let key = slot.isInteractive ? nil : slot.tap
      facts.append(
        TapFact(slot: slot.name, key: key, route: key.flatMap { ad.ad.route(forKey: $0) }, isSwallowed: slot.isInteractive))
    }
    return facts
  }
}
