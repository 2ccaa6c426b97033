import CustomFormats

@testable import NativeAds

/// An app that keeps the ads it receives and shows what it is told.
final class App: NativeAdLoaderDelegate, CustomNativeAdLoaderDelegate {
  var formatIDs = ["30000001"]
  var nativeAds: [NativeAd] = []
  var customNativeAds: [CustomNativeAd] = []
  var errors: [RequestError] = []
  var finishes = 0
  var formatIDCalls = 0

  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] {
    formatIDCalls += 1
    return formatIDs
  }

  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) { customNativeAds.append(customNativeAd) }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) { nativeAds.append(nativeAd) }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    if let error = error as? RequestError { errors.append(error) }
  }

  func adLoaderDidFinishLoading(_ adLoader: AdLoader) { finishes += 1 }
}

/// A phone, an app and what its loaders ask for.
struct Session {
  let phone: Phone
  let app = App()

  /// Creates a phone whose ad server has some candidates.
  init(_ candidates: [AdCandidate] = []) { phone = Phone(adSource: CandidateSource(candidates)) }

  /// Takes a phone.
  init(on phone: Phone) { self.phone = phone }

  /// Returns a loader that tells the app.
  func loader(_ types: [AdLoaderAdType], _ options: [GADAdLoaderOptions]? = nil, unit: String = "/1234/bakery") -> AdLoader {
    let loader = AdLoader(adUnitID: unit, rootViewController: nil, adTypes: types, options: options, on: phone)
    loader.delegate = app
    return loader
  }

  /// Loads and waits a second.
  func load(_ types: [AdLoaderAdType], _ options: [GADAdLoaderOptions]? = nil) {
    let loader = loader(types, options)
    loader.load(Request())
    phone.advance(by: 1)
    withExtendedLifetime(loader) {}
  }

  /// The messages to delegates.
  var messages: [DelegateMessage] { phone.log.messages }
}

extension AdCandidate {
  /// A custom creative of the bakery.
  static func custom(_ assets: String = #""Headline":"Night loaves""#, _ members: String = "") -> AdCandidate {
    AdCandidate(.custom(Served.creative(assets, members)))
  }

  /// A system-defined ad.
  static func native(
    _ headline: String = "Warm bread", from origin: AdOrigin = .direct, isEEA: Bool = false,
    _ change: (inout NativeAssets) -> Void = { _ in }
  ) -> AdCandidate {
    var assets = NativeAssets(headline: headline)
    assets.images = [Pictures.loaf]
    change(&assets)
    return AdCandidate(.native(assets), from: origin, isEEA: isEEA)
  }
}

/// Media of the bakery.
enum Pictures {
  static let loaf = ServedMedia(path: "loaf.jpg", lookup: Served.media.media(at: "loaf.jpg"))
  static let icon = ServedMedia(
    path: "icon.png",
    lookup: .file(MediaFile(byteCount: 900, type: .png, image: ImageFacts(storedWidth: 100, storedHeight: 100))))
  static let oven = ServedMedia(path: "oven.mp4", lookup: Served.media.media(at: "oven.mp4"))
}
