import CustomFormats

/// Who receives the sample network's ads.
public protocol SampleNativeAdLoaderDelegate: AnyObject {
  /// Takes an ad.
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd)
  /// Takes the reason why there is none.
  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode)
}

/// What asks the sample network for ads; it answers before it returns, unless it is told to take its time.
///
/// What it answers follows from two rolls of the phone's dice, by the table of Google's sample: below 85 there is an ad, below 90,
/// 95 and 100 an error; a second roll above 50 makes it one of content, else of an app.
public final class SampleNativeAdLoader {
  /// The network's ad unit.
  public var adUnitID: String?
  /// Who hears of the answer.
  public weak var delegate: (any SampleNativeAdLoaderDelegate)?
  /// How long an answer takes, in seconds; nil for none at all, as Google's sample has it.
  public var latency: Double?

  private let phone: Phone

  /// Creates a loader on a phone, the one argument that the sample's own initialiser lacks.
  public init(on phone: Phone) { self.phone = phone }

  /// Asks for an ad.
  public func fetchAd(_ request: SampleNativeAdRequest) {
    guard let latency else { return answer(request) }
    phone.schedule(after: latency) { [weak self] in self?.answer(request) }
  }

  private func answer(_ request: SampleNativeAdRequest) {
    guard adUnitID != nil else { return fail(.badRequest) }
    switch phone.dice.roll() {
    case ..<85: delegate?.adLoader(self, didReceive: ad(request))
    case ..<90: fail(.unknown)
    case ..<95: fail(.networkError)
    default: fail(.noInventory)
    }
  }

  private func fail(_ code: SampleErrorCode) { delegate?.adLoader(self, didFailToLoadAdWith: code) }

  private func ad(_ request: SampleNativeAdRequest) -> SampleNativeAd {
    let ad = phone.dice.roll() > 50 ? SampleNativeAd.content(request, on: phone) : .app(request, on: phone)
    if request.shouldDownloadImages {
      ad.icon = Self.picture("icon", width: 50, height: 50)
      ad.image = Self.picture("image", width: 300, height: 150)
    } else {
      ad.iconURL = "https://www.example.com/icon.png"
      ad.imageURL = "https://www.example.com/image.png"
    }
    return ad
  }

  private static func picture(_ name: String, width: Int, height: Int) -> ServedMedia {
    let facts = ImageFacts(storedWidth: width, storedHeight: height)
    return ServedMedia(path: "sample-\(name).png", lookup: .file(MediaFile(byteCount: 300, type: .png, image: facts)))
  }
}
