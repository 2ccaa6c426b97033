/// What messages call the values of a creative.
enum ValueName {
  /// Returns the key of an asset, or a link's name with its number where there are several.
  static func of(_ value: CreativeValue, in creative: Creative) -> String {
    switch value.subject {
    case .asset: creative.key(value).excerpt
    case .adChoices: "AdChoices"
    case .destination: "Destination"
    case .deepLink(let index): numbered("Deep link", index, creative) { if case .deepLink = $0 { true } else { false } }
    case .impressionTracker(let index):
      numbered("Impression tracker", index, creative) { if case .impressionTracker = $0 { true } else { false } }
    case .clickTracker(let index):
      numbered("Click tracker", index, creative) { if case .clickTracker = $0 { true } else { false } }
    }
  }

  private static func numbered(
    _ name: String, _ index: Int, _ creative: Creative, _ isSame: (CreativeValue.Subject) -> Bool
  ) -> String {
    creative.values.count { isSame($0.subject) } > 1 ? "\(name) \(index + 1)" : name
  }
}
