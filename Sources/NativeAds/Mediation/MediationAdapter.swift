/// What stands between the SDK and a network: it asks the network for an ad and hands that over.
///
/// The SDK makes an adapter for each line item, by the class name that the ad server has for it.
public protocol MediationAdapter: AnyObject {
  /// The version of the adapter; quick, since every start asks for it.
  static func adapterVersion() -> VersionNumber
  /// The version of the network's own SDK.
  static func adSDKVersion() -> VersionNumber
  /// The class of what an app may hand to the network; nil for nothing.
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)?
  /// Creates an adapter; the SDK does so on another thread than the main one.
  init()
  /// Prepares the network, and calls back once it is ready or has failed.
  static func setUp(
    with configuration: MediationServerConfiguration, completionHandler: @escaping ((any Error)?) -> Void)
  /// Asks the network for an ad; called on the main thread, and the handler must be called there, once.
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler)
}

extension MediationAdapter {
  /// Nothing.
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
  /// Is ready at once.
  public static func setUp(
    with configuration: MediationServerConfiguration, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
}

/// Takes the ad of a network, or why there is none, and returns who is to hear what happens to the ad.
///
/// It takes exactly one of the two, once. It returns nil where it was called before, and where there is no ad.
public typealias GADMediationNativeLoadCompletionHandler = (
  _ ad: (any MediationNativeAd)?, _ error: (any Error)?
) -> (any MediationNativeAdEventDelegate)?

/// What an app may hand to a network.
public protocol AdNetworkExtras: AnyObject {}

/// A version of three numbers.
public struct VersionNumber: Sendable, Equatable {
  /// The first number.
  public var majorVersion: Int
  /// The second number.
  public var minorVersion: Int
  /// The third number; an adapter's is the network's times 100, and its own.
  public var patchVersion: Int

  /// Creates a version.
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}
