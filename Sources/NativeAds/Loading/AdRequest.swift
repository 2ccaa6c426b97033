/// What reaches the ad server of a request.
public struct AdRequest: Sendable, Equatable {
  /// The ad unit.
  public var adUnitID: String
  /// The kinds of ad that the app takes.
  public var adTypes: [AdLoaderAdType]
  /// The custom formats that the app takes.
  public var formatIDs: [String]
  /// The most ads that may come, 1 to 5.
  public var numberOfAds: Int
  /// Whether test ads are asked for.
  public var isTest: Bool
  /// The keys and values that line items are targeted at.
  public var customTargeting: [String: String]

  /// Creates a request for one ad.
  public init(
    adUnitID: String, adTypes: [AdLoaderAdType], formatIDs: [String] = [], numberOfAds: Int = 1, isTest: Bool = false,
    customTargeting: [String: String] = [:]
  ) {
    self.adUnitID = adUnitID
    self.adTypes = adTypes
    self.formatIDs = formatIDs
    self.numberOfAds = numberOfAds
    self.isTest = isTest
    self.customTargeting = customTargeting
  }
}
