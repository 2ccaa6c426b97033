/// Where an ad came from, or who had none.
public struct ResponseInfo: Sendable, Equatable {
  /// The name of the answer; nil without one.
  public var responseIdentifier: String?
  /// Who was asked, in order.
  public var adNetworkInfoArray: [AdNetworkResponseInfo] = []
  /// Who gave the ad; nil where there is none.
  public var loadedAdNetworkResponseInfo: AdNetworkResponseInfo?

  /// Creates the information of no answer.
  public init() {}
}

/// One network that was asked for an ad.
public struct AdNetworkResponseInfo: Sendable, Equatable {
  /// The name of its adapter's class.
  public var adNetworkClassName: String
  /// The name of its line item for people.
  public var adSourceInstanceName: String?
  /// What the ad server told its adapter.
  public var adUnitMapping: [String: String] = [:]
  /// Why it had no ad; nil where it had one.
  public var error: (any Error)?
  /// How long it took, in seconds.
  public var latency: Double

  /// Creates the information of a network.
  public init(adNetworkClassName: String, latency: Double, error: (any Error)? = nil) {
    self.adNetworkClassName = adNetworkClassName
    self.latency = latency
    self.error = error
  }

  /// Tells whether two say the same of the same network; of errors, whether both have one.
  public static func == (a: AdNetworkResponseInfo, b: AdNetworkResponseInfo) -> Bool {
    a.adNetworkClassName == b.adNetworkClassName && a.adSourceInstanceName == b.adSourceInstanceName
      && a.adUnitMapping == b.adUnitMapping && (a.error == nil) == (b.error == nil) && a.latency == b.latency
  }
}
