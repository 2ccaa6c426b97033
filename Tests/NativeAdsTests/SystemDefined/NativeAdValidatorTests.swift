import CustomFormats
import Testing

@testable import NativeAds

@Suite struct NativeAdValidatorTests {
  /// A change of a sound ad view, and what is said of it.
  private static let table: [(change: @Sendable (AdCard) -> Void, said: [Diagnostic])] = [
    ({ _ in }, []),
    ({ $0.mediaView = nil }, [.mediaViewNotUsed]),
    ({ $0.media.frame.height = 0 }, [.mediaViewNotUsed, .assetOutside(.mediaViewAsset)]),
    ({ $0.media.frame.height = 119 }, [.mediaTooSmall(PointSize(width: 320, height: 119))]),
    ({ $0.media.frame.height = 119.6 }, []),
    ({ $0.headline.frame.width = 301 }, [.assetOutside(.headlineAsset)]),
    ({ $0.headline.frame.width = 300.4 }, []),
    ({ $0.body.removeFromSuperview() }, [.assetOutside(.bodyAsset)]),
    ({ $0.badge.text = "New" }, [.attributionMissing]),
    ({ $0.badge.frame.height = 14 }, [.attributionMissing]),
    ({ $0.badge.isHidden = true }, [.attributionMissing]),
    ({ $0.price.frame.width = 80 }, [.assetsOverlap(.storeAsset, .priceAsset)]),
  ]

  @Test(arguments: table.indices)
  func `E-36 an ad view is looked at when it is given its ad`(_ row: Int) {
    let (change, said) = Self.table[row]
    var assets = NativeAssets.app
    assets.video = Pictures.oven
    let ad = NativeAd(assets)
    let card = AdCard()
    change(card)
    card.populate(ad)
    #expect(ad.phone.log.diagnostics == said)
  }

  @Test func `E-36 a view under 32 points is told with its size`() {
    let view = NativeAdView(frame: PointRect(width: 31, height: 40))
    let media = MediaView(frame: PointRect(width: 31, height: 20))
    let badge = UILabel(frame: PointRect(y: 22, width: 31, height: 16))
    badge.text = "Sponsored"
    view.addSubview(media)
    view.addSubview(badge)
    view.mediaView = media
    let ad = NativeAd(.app)
    media.mediaContent = ad.mediaContent
    view.nativeAd = ad
    #expect(ad.phone.log.diagnostics == [.adTooSmall(PointSize(width: 31, height: 40))])
  }

  @Test func `E-36 an asset that is not in the ad view is outside it, and no tolerance is a switch`() {
    let ad = NativeAd(.app)
    ad.phone.switches.tolerance = 0
    let card = AdCard()
    let elsewhere = UILabel(frame: PointRect(width: 10, height: 10))
    card.bodyView = elsewhere
    card.headline.frame.width = 300.4
    card.populate(ad)
    #expect(ad.phone.log.diagnostics == [.assetOutside(.headlineAsset), .assetOutside(.bodyAsset)])
  }

  @Test func `stars that are shown without a picture are told`() {
    var assets = NativeAssets.app
    assets.starRating = 3.4
    let ad = NativeAd(assets)
    AdCard().populate(ad)
    #expect(ad.phone.log.diagnostics == [.starsBlank(3.4)])
  }
}
