import CustomFormats
import Testing

@testable import NativeAds

@Suite struct CustomEventOrderTests {
  final class Listener: CustomNativeAdDelegate {
    var heard: [String] = []
    func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) { heard.append("impression") }
    func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) { heard.append("click") }
    func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd) { heard.append("willPresent") }
    func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd) { heard.append("willDismiss") }
    func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd) { heard.append("didDismiss") }
  }

  private static let links = #""destinationUrl":"https://bakery.example/","deepLinks":["bakery://loaf"]"#

  @Test func `impression, click and the browser's screen are heard in this order`() {
    let ad = Served.ad(#""Headline":"x""#, Self.links)
    let listener = Listener()
    ad.delegate = listener
    ad.recordImpression()
    ad.performClickOnAsset(withKey: "Headline")
    #expect(listener.heard == ["impression", "click", "willPresent"])
    ad.phone.dismissScreen()
    ad.phone.dismissScreen()
    #expect(listener.heard == ["impression", "click", "willPresent", "willDismiss", "didDismiss"])
  }

  @Test func `another app takes the screen, so nothing is dismissed`() {
    let ad = Served.ad(#""Headline":"x""#, Self.links)
    ad.phone.installedSchemes = ["bakery"]
    let listener = Listener()
    ad.delegate = listener
    ad.recordImpression()
    ad.performClickOnAsset(withKey: "Headline")
    ad.phone.dismissScreen()
    #expect(listener.heard == ["impression", "click"])
    #expect(ad.phone.log.happened.suffix(2) == [.opened(.deepLink("bakery://loaf")), .appLeft])
  }

  @Test func `with a handler no screen is the SDK's`() {
    let ad = Served.ad(#""Headline":"x""#, Self.links)
    let listener = Listener()
    ad.delegate = listener
    ad.customClickHandler = { _ in }
    ad.recordImpression()
    ad.performClickOnAsset(withKey: "Headline")
    #expect(listener.heard == ["impression", "click"])
    #expect(ad.phone.log.happened.last == .handlerCalled(key: "Headline"))
  }

  @Test func `E-13 deep links are passed over until one opens, and a click that leads nowhere is told`() {
    let ad = Served.ad(#""Headline":"x""#, #""deepLinks":["bakery://loaf","market://b"]"#)
    ad.phone.installedSchemes = ["market"]
    ad.recordImpression()
    ad.performClickOnAsset(withKey: "Headline")
    #expect(
      ad.phone.log.happened.suffix(3) == [.deepLinkSkipped("bakery://loaf"), .opened(.deepLink("market://b")), .appLeft])
    ad.phone.installedSchemes = []
    ad.performClickOnAsset(withKey: "Headline")
    #expect(ad.phone.log.happened.last == .diagnostic(.noClickAction("Headline")))
  }

  @Test func `E-16 a handler that swallows AdChoices is told, and the page about the ad opens by switch`() {
    let ad = Served.ad("", #""adChoices":{"file":"ac.png"}"#)
    var keys: [String] = []
    ad.customClickHandler = { keys.append($0) }
    ad.recordImpression()
    ad.performClickOnAsset(withKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue)
    #expect(keys == ["3011"])
    #expect(ad.phone.log.diagnostics.map(\.rule).contains("ad-choices-click-swallowed"))
    #expect(ad.phone.log.assumptions == [.adChoicesClick])
    ad.phone.switches.adChoicesClick = .aboutThisAd
    ad.performClickOnAsset(withKey: "3011")
    #expect(keys == ["3011"])
    #expect(ad.phone.log.happened.last == .opened(.aboutThisAd))
  }

  @Test func `E-8 a strict session tells of a key that there is nothing for, with the nearest`() {
    let ad = Served.ad(#""Headline":"x""#)
    _ = ad.string(forKey: "Hedline")
    #expect(ad.phone.log.happened.isEmpty)
    ad.phone.switches.reportsMissingKeys = true
    _ = ad.string(forKey: "Hedline")
    _ = ad.image(forKey: "Headline")
    #expect(
      ad.phone.log.diagnostics.map(\.message) == [
        "There is nothing to be had under \"Hedline\" in this way; the format has Headline.",
        "There is nothing to be had under \"Headline\" in this way; the format has Headline.",
      ])
  }

  @Test func `a text left blank is nil, and empty by switch; a picture that failed has no bitmap, and is nil by switch`() {
    let ad = Served.ad(#""Headline":" ","MainImage":{"file":"none.jpg"}"#)
    #expect(ad.string(forKey: "Headline") == nil)
    #expect(ad.image(forKey: "MainImage") != nil)
    #expect(ad.phone.log.assumptions == [.blankIsEmptyText, .keepsFailedPicture])
    ad.phone.switches.blankIsEmptyText = true
    ad.phone.switches.keepsFailedPicture = false
    #expect(ad.string(forKey: "Headline") == "")
    #expect(ad.image(forKey: "MainImage") == nil)
  }
}
