/// Where a reported click goes.
public struct ClickRoute: Sendable, Equatable {
  /// A place that may take a click.
  public enum Stop: Sendable, Equatable {
    /// The app's own handler, which always takes it.
    case handler
    /// A deep link, which takes it where an installed app opens its scheme.
    case deepLink(String)
    /// The destination in a browser, which always takes it.
    case destination(String)
    /// The page "About this ad", which always takes it.
    case aboutThisAd
  }

  /// The key that was reported.
  public let key: String
  /// The places in the order in which they are tried; none where nothing happens.
  public let stops: [Stop]
  /// The click trackers that are called, whoever takes the click.
  public let clickTrackers: [String]

  /// Creates a route.
  public init(key: String, stops: [Stop], clickTrackers: [String]) {
    self.key = key
    self.stops = stops
    self.clickTrackers = clickTrackers
  }

  /// Creates the route of a click that no handler takes: the deep links in order, then the destination.
  public init(key: String, deepLinks: [String], destination: String?, clickTrackers: [String]) {
    self.init(
      key: key, stops: deepLinks.map { .deepLink($0) } + (destination.map { [.destination($0)] } ?? []),
      clickTrackers: clickTrackers)
  }

  /// Returns the place that takes the click on a device that opens these schemes; nil where nothing happens.
  public func end(installedSchemes: Set<String>) -> Stop? {
    stops.first { stop in
      guard case .deepLink(let link) = stop else { return true }
      return installedSchemes.contains(link.prefix { $0 != ":" }.lowercased())
    }
  }
}
