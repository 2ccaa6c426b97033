/// What an adapter is told of the ad that it is to load.
public final class MediationNativeAdConfiguration {
  /// The app's options, as the app gave them.
  public let options: [GADAdLoaderOptions]
  /// What the ad server says of the line item.
  public let credentials: MediationCredentials
  /// What the app hands to this network; nil for nothing.
  public let extras: (any AdNetworkExtras)?
  /// Whether a test ad is asked for.
  public let isTestRequest: Bool
  /// What a network bid with; nil where it did not bid.
  public let bidResponse: String?
  /// The view that screens are presented from, at this moment.
  public var topViewController: UIViewController? { controller }
  /// The phone, which the SDK's own configuration lacks.
  public let phone: Phone

  private weak var controller: UIViewController?

  init(
    _ item: MediationLineItem, options: [GADAdLoaderOptions], isTestRequest: Bool, controller: UIViewController?, on phone: Phone
  ) {
    self.options = options
    credentials = MediationCredentials(settings: item.parameter.map { ["parameter": $0] } ?? [:])
    extras = nil
    self.isTestRequest = isTestRequest
    bidResponse = nil
    self.controller = controller
    self.phone = phone
  }
}

/// What the ad server says to an adapter of one line item.
public struct MediationCredentials {
  /// The settings; a custom event has one, `parameter`.
  public let settings: [String: Any]
}

/// What the ad server says to an adapter of all its line items.
public struct MediationServerConfiguration {
  /// One for each line item.
  public let credentials: [MediationCredentials]
}
