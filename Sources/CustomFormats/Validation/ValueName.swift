/// What messages call the values of a creative.
enum ValueName {
  /// Returns the key of an asset, or a link's name with its number where there are several.
  static func of(_ value: CreativeValue, in creative: Creative) -> String {
    switch value.subject {
    case .asset: creative.key(value).excerpt
    case .adChoices: "AdChoices"
    case .destination: "Destination"
    case .deepLink(let index): numbered("Deep link", index, second: .deepLink(1), creative)
    case .impressionTracker(let index): numbered("Impression tracker", index, second: .impressionTracker(1), creative)
    case .clickTracker(let index): numbered("Click tracker", index, second: .clickTracker(1), creative)
    }
  }

  private static func numbered(_ name: String, _ index: Int, second: CreativeValue.Subject, _ creative: Creative) -> String {
    // Only of the first one it is not known whether there are more.
    index > 0 || creative.values.contains { $0.subject == second } ? "\(name) \(index + 1)" : name
  }
}
