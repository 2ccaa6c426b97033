import CustomFormats
import Testing

@testable import NativeAds

@Suite struct MediatedAdTests {
  /// Shows a network's ad, with AdChoices in a corner.
  private func shown(_ network: NetworkAd, _ corner: AdChoicesPosition = .topRightCorner) -> (ad: NativeAd, card: AdCard) {
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = corner
    let phone = Phone()
    let ad = NativeAd(network, options: AdOptions([options]), on: phone)
    let card = AdCard()
    phone.window.addSubview(card)
    card.populate(ad)
    phone.drawFrame()
    return (ad, card)
  }

  @Test func `a network's assets are the ad's, and its extra assets too`() {
    let (ad, card) = shown(NetworkAd())
    #expect(card.headline.text == "Night loaves")
    #expect(card.price.isHidden)
    #expect(ad.extraAssets?["DegreeOfAwesomeness"] as? String == "Fairly Awesome!")
  }

  @Test func `E-27 a network hears of the views of its assets when the view is given its ad`() {
    let network = NetworkAd()
    let phone = Phone()
    let ad = NativeAd(network, options: AdOptions(nil), on: phone)
    let card = AdCard()
    #expect(!network.notes.contains("didRender"))
    card.populate(ad)
    #expect(network.notes.count { $0 == "didRender" } == 1)
    #expect(network.clickable[.headlineAsset] === card.headline)
    #expect(network.clickable[.mediaViewAsset] === card.media)
    #expect(network.clickable[.adChoicesViewAsset] == nil)
  }

  @Test(arguments: [true, false])
  func `E-29 a network is asked for a video before its media view, and without one the first picture is shown`(_ hasVideo: Bool) {
    let network = NetworkAd(hasVideo: hasVideo)
    let (ad, card) = shown(network)
    #expect(network.notes.prefix { $0 != "didRender" } == (hasVideo ? ["hasVideoContent", "mediaView"] : ["hasVideoContent"]))
    #expect(card.media.shown == (hasVideo ? .networkView : .image(Pictures.loaf)))
    #expect(ad.mediaContent.aspectRatio == 1.5)
  }

  @Test func `E-32 a network hears that its ad is no longer shown, without the view where that is gone`() {
    let network = NetworkAd()
    let phone = Phone()
    let ad = NativeAd(network, options: AdOptions(nil), on: phone)
    do {
      let card = AdCard()
      card.populate(ad)
      card.nativeAd = nil
      #expect(network.untracked == [ObjectIdentifier(card)])
      card.nativeAd = ad
    }
    #expect(network.untracked.count == 2)
    #expect(network.untracked.last == .some(nil))
  }

  /// Who counts, and what the SDK then does with an impression and a click.
  private static let owners: [(clicks: Bool, impressions: Bool, told: [String], messages: [DelegateMessage])] = [
    (false, false, ["didRecordImpression", "didRecordClick"], [.nativeAdDidRecordImpression, .nativeAdDidRecordClick]),
    (true, false, ["didRecordImpression"], [.nativeAdDidRecordImpression]),
    (false, true, ["didRecordClick"], [.nativeAdDidRecordClick]),
    (true, true, [], []),
  ]

  @Test(arguments: owners.indices)
  func `E-28 the SDK counts what the network does not count itself`(_ row: Int) {
    let (clicks, impressions, told, messages) = Self.owners[row]
    let network = NetworkAd(countsClicks: clicks, countsImpressions: impressions)
    let (ad, card) = shown(network)
    for _ in 1...3 { ad.phone.drawFrame() }
    ad.phone.tap(card.headline)
    #expect(network.notes.filter { $0.hasPrefix("didRecord") } == told)
    #expect(ad.phone.log.messages == messages)
  }

  @Test func `E-50 a network hears of a click with the asset and the very view that stands for it`() {
    let network = NetworkAd()
    let (ad, card) = shown(network)
    ad.phone.tap(card.icon)
    #expect(network.clicked?.asset == .iconAsset)
    #expect(network.clicked?.view === card.icon)
    #expect(!ad.phone.log.messages.contains(.nativeAdWillPresentScreen))
  }

  @Test func `E-42 E-48 AdChoices of a network is its own view in the preferred corner, and absent where it has none`() {
    let own = UIView(frame: PointRect(width: 24, height: 24))
    let (ad, card) = shown(NetworkAd(adChoices: own), .bottomLeftCorner)
    #expect(own.superview === card)
    #expect(own.frame == PointRect(x: 0, y: 316, width: 24, height: 24))
    #expect(ad.phone.log.count(of: .adChoicesPlaced(.networkView(.bottomLeftCorner))) == 1)
    let (plain, bare) = shown(NetworkAd())
    #expect(bare.overlay == nil)
    #expect(plain.phone.log.diagnostics.map(\.rule) == ["ad-choices-absent"])
  }
}
