/// How many ads a request may bring.
public final class MultipleAdsAdLoaderOptions: GADAdLoaderOptions {
  /// The most ads that a request may bring, by the guide to native ads.
  static let most = 5
  /// The number, 1 to 5; more counts as 5, and less is an invalid request.
  public var numberOfAds = 1
}
