import CustomFormats

@testable import NativeAds

/// An adapter that does what a test wants with the handler it is given.
final class ScriptedAdapter: MediationAdapter {
  typealias Script = (MediationNativeAdConfiguration, @escaping GADMediationNativeLoadCompletionHandler) -> Void

  static func adapterVersion() -> VersionNumber { VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0) }
  static func adSDKVersion() -> VersionNumber { adapterVersion() }

  private let script: Script

  init() { script = { _, _ in } }

  init(_ script: @escaping Script) { self.script = script }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { script(adConfiguration, completionHandler) }
}

/// A phone whose ad server has a mediation chain, and an app that shows what comes.
struct MediatedSession {
  let phone = Phone(adSource: CandidateSource([]))
  let app = App()
  let card = AdCard()
  private let loader: AdLoader

  /// Prepares a request over the networks of some line items.
  init(_ items: [MediationLineItem], _ options: [GADAdLoaderOptions]? = nil, isTest: Bool = false) {
    phone.adSource = CandidateSource([AdCandidate(items)])
    phone.isTestDevice = isTest
    loader = AdLoader(
      adUnitID: "/1234/bakery", rootViewController: nil, adTypes: [.native], options: options, on: phone)
    loader.delegate = app
    phone.adapters["Sample"] = { SampleCustomEvent() }
    phone.adapters["Counting"] = { SampleCustomEvent(countsForItself: true) }
  }

  /// Prepares a request over one network whose adapter is scripted.
  init(_ options: [GADAdLoaderOptions]? = nil, script: @escaping ScriptedAdapter.Script) {
    self.init([MediationLineItem(className: "Scripted", label: "One")], options)
    phone.adapters["Scripted"] = { ScriptedAdapter(script) }
  }

  /// Loads, and waits.
  func load(wait seconds: Double = 1) {
    loader.load(Request())
    phone.advance(by: seconds)
  }

  /// Loads and shows the first ad in a card as an app does, and draws a frame.
  @discardableResult
  func show() -> NativeAd? {
    load()
    guard let ad = app.nativeAds.first else { return nil }
    ad.delegate = app
    phone.window.addSubview(card)
    card.populate(ad)
    phone.drawFrame()
    return ad
  }

  /// The rules of what is wrong, in order.
  var faults: [String] { phone.log.diagnostics.map(\.rule) }
  /// The rules of what is wrong, without notes and warnings.
  var errors: [String] { phone.log.diagnostics.filter { $0.severity == .error }.map(\.rule) }
}

extension App: NativeAdDelegate {}
