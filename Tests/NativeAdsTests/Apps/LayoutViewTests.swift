import CustomFormats
import Testing

@testable import NativeAds

@Suite struct LayoutViewTests {
  @Test(arguments: BundledFormat.systemDefined, [AdOrigin.direct, .backfill])
  func `E-36 the ad view of a bundled format has nothing that the validator complains of`(name: String, origin: AdOrigin) throws {
    let bundled = try BundledFormat(name)
    let session = bundled.load(from: origin)
    let ad = try #require(session.app.nativeAds.first)
    let view = NativeAdView(ad, of: bundled.format, width: 360)
    session.phone.window.addSubview(view)
    session.phone.drawFrame()
    #expect(session.phone.log.diagnostics.isEmpty)
    #expect(session.phone.log.count(of: .impressionRecorded) == 1)
    #expect(session.phone.log.count(of: .adChoicesPlaced(.appView)) == 1)
  }

  @Test func `the outlets of an ad view are the slots of its layout, and each takes its click`() throws {
    let bundled = try BundledFormat("app-install")
    let session = bundled.load()
    let view = NativeAdView(try #require(session.app.nativeAds.first), of: bundled.format, width: 360)
    session.phone.window.addSubview(view)
    session.phone.drawFrame()
    let outlets = GADNativeAssetIdentifier.allCases.filter { view.outlet($0) != nil }
    #expect(
      outlets == [
        .headlineAsset, .callToActionAsset, .iconAsset, .bodyAsset, .storeAsset, .priceAsset, .starRatingAsset, .mediaViewAsset,
        .adChoicesViewAsset,
      ])
    #expect((view.headlineView as? UILabel)?.text == session.app.nativeAds[0].headline)
    for asset in outlets where asset != .adChoicesViewAsset {
      session.phone.tap(try #require(view.outlet(asset)))
      session.phone.dismissScreen()
      #expect(session.phone.log.count(of: .clickRecorded(asset: asset.name)) == 1)
    }
  }

  @Test(arguments: BundledFormat.custom)
  func `a tap on a slot of a custom ad reports the key that the format gives it`(_ name: String) throws {
    let bundled = try BundledFormat(name)
    let session = bundled.load()
    let ad = try #require(session.app.customNativeAds.first)
    let view = CustomAdView(ad, of: bundled.format, width: 360)
    session.phone.window.addSubview(view)
    session.phone.drawFrame()
    ad.recordImpression()
    var keys: [String] = []
    ad.customClickHandler = { keys.append($0) }
    let tapped = view.slots.filter { $0.slot.tap != nil && !$0.slot.isInteractive }
    #expect(!tapped.isEmpty)
    for slot in tapped { session.phone.tap(slot.view) }
    #expect(keys == tapped.compactMap(\.slot.tap))
    #expect(session.phone.log.diagnostics.filter { $0.rule != "ad-choices-click-swallowed" }.isEmpty)
  }

  @Test func `E-16 the view of a custom ad draws AdChoices where the ad server sends it, and none elsewhere`() throws {
    let bundled = try BundledFormat("simple-native")
    let ad = try #require(bundled.load().app.customNativeAds.first)
    let view = CustomAdView(ad, of: bundled.format, width: 360)
    #expect((view.view(of: Layout.adChoices) as? UIImageView)?.image?.path == "adchoices.png")
    var elsewhere = bundled.creative
    elsewhere.adChoices = nil
    #expect(CustomAdView(CustomNativeAd(elsewhere), of: bundled.format, width: 360).view(of: Layout.adChoices) == nil)
  }

  @Test func `a custom ad without a video has its picture where the video would be`() throws {
    let bundled = try BundledFormat("native-video")
    let media = try #require(bundled.load().app.customNativeAds.first?.mediaContent)
    #expect(media.hasVideoContent)
    var still = bundled.creative
    bundled.format.videoField.map { still.remove($0.key) }
    let view = CustomAdView(CustomNativeAd(still), of: bundled.format, width: 360)
    let mediaView = try #require(view.view(of: Layout.media) as? MediaView)
    #expect(mediaView.shown == .nothing)
    #expect((mediaView.subviews.first as? UIImageView)?.image?.path == "hero.jpg")
  }
}
