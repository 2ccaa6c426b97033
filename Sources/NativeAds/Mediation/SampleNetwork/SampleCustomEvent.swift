/// The adapter of the sample network, as the guide to custom events has it, without its faults.
public final class SampleCustomEvent: MediationAdapter {
  /// Whether the network counts impressions and clicks itself.
  private let countsForItself: Bool
  private var nativeAd: SampleCustomEventNativeAd?

  /// Version 1.0.201: the second build for version 1.0.2 of the network.
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 201)
  }

  /// Version 1.0.2.
  public static func adSDKVersion() -> VersionNumber { VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 2) }

  /// Creates an adapter that lets the SDK count.
  public convenience init() { self.init(countsForItself: false) }

  /// Creates an adapter, of a network that counts for itself or does not.
  public init(countsForItself: Bool) { self.countsForItself = countsForItself }

  /// Asks the sample network.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let nativeAd = SampleCustomEventNativeAd(countsForItself: countsForItself)
    self.nativeAd = nativeAd
    nativeAd.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }
}

/// Why the adapter of the sample network has no ad.
public struct SampleCustomEventError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The domain of the codes.
  public static let domain = "com.google.customevent.samplenetwork"
  /// The code of a network that failed to load.
  public static let adLoadFailureCallback = 101
  /// The code of an ad that is not loaded.
  public static let adNotLoaded = 102

  /// The code.
  public let code: Int
  /// The reason in one sentence.
  public let message: String

  /// The domain, the code and the reason.
  public var description: String { "\(Self.domain) \(code): \(message)" }
}
