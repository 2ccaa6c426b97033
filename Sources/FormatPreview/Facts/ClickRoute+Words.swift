import CustomFormats
import Documents
import NativeAds

extension ClickRoute.Stop {
  /// What it is called.
  var words: String {
    switch self {
    case .handler: "the app's handler"
    case .deepLink(let link): link.visible
    case .destination(let address): address.visible
    case .aboutThisAd: "the page “About this ad”"
    }
  }

  /// The same, an address without the scheme that all of them have.
  var shortWords: String { words.hasPrefix("https://") ? String(words.dropFirst(8)) : words }
}
