import CustomFormats
import Testing

@testable import NativeAds

@Suite struct NativeAdViewTests {
  /// Loads an ad with every asset and shows it, unless it is changed or not given.
  private func shown(
    from origin: AdOrigin = .direct, isEEA: Bool = false, _ options: [GADAdLoaderOptions]? = nil, y: Double = 100,
    _ change: (inout NativeAssets) -> Void = { _ in }
  ) -> (session: Session, card: AdCard, ad: NativeAd) {
    var assets = NativeAssets.app
    change(&assets)
    let session = Session([AdCandidate(.native(assets), from: origin, isEEA: isEEA)])
    session.load([.native], options)
    let card = AdCard(y: y)
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    session.phone.drawFrame()
    return (session, card, session.app.nativeAds[0])
  }

  final class Listener: NativeAdDelegate {
    var heard: [String] = []
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { heard.append("impression") }
    func nativeAdDidRecordClick(_ nativeAd: NativeAd) { heard.append("click") }
    func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd) { heard.append("swipe") }
    func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { heard.append("willPresent") }
    func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { heard.append("willDismiss") }
    func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { heard.append("didDismiss") }
  }

  /// Each asset that may be absent: how it is taken away, and its outlet.
  private static let optional: [(asset: GADNativeAssetIdentifier, remove: @Sendable (inout NativeAssets) -> Void)] = [
    (.bodyAsset, { $0.body = nil }), (.callToActionAsset, { $0.callToAction = nil }), (.storeAsset, { $0.store = nil }),
    (.priceAsset, { $0.price = nil }), (.advertiserAsset, { $0.advertiser = nil }), (.starRatingAsset, { $0.starRating = nil }),
    (.iconAsset, { $0.icon = nil }),
  ]

  @Test(arguments: optional.indices)
  func `E-18 headline and media are always there, and the view of an absent asset is hidden alone`(_ row: Int) {
    let (asset, remove) = Self.optional[row]
    let (_, card, ad) = shown(nil, remove)
    #expect(ad.headline == "Sitters your cat trusts")
    #expect(card.media.shown == .image(Pictures.loaf))
    #expect(card.assets.filter { $0.value.isHidden }.map(\.key) == [asset])
  }

  @Test func `E-19 giving the ad registers the outlets, looks at their places and turns interaction off`() {
    let session = Session([AdCandidate(.native(.app))])
    session.load([.native])
    let card = AdCard()
    card.button.isUserInteractionEnabled = true
    card.stars.isHidden = true
    card.price.frame = PointRect(x: 320, y: 60, width: 60, height: 20)
    card.nativeAd = session.app.nativeAds[0]
    #expect(Set(card.registered.map(\.asset)) == Set(card.assets.keys))
    #expect(
      session.phone.log.diagnostics == [.mediaViewNotUsed, .assetOutside(.priceAsset), .interactionEnabled(.callToActionAsset)])
    #expect(!card.button.isUserInteractionEnabled)
    card.price.frame.x = 60
    session.phone.drawFrame()
    #expect(session.phone.log.diagnostics.count == 3)
  }

  @Test func `E-19 with the switch off a button that keeps its taps records no click`() {
    let session = Session([AdCandidate(.native(.app))])
    session.phone.switches.turnsInteractionOff = false
    session.load([.native])
    let card = AdCard()
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    card.button.isUserInteractionEnabled = true
    session.phone.drawFrame()
    session.phone.tap(card.button)
    #expect(session.phone.log.happened.last == .touched(.button))
    card.headline.isUserInteractionEnabled = true
    session.phone.tap(card.headline)
    #expect(session.phone.log.happened.last == .touched(.interactiveAsset(.headlineAsset)))
    #expect(!session.messages.contains(.nativeAdDidRecordClick))
  }

  @Test(arguments: AdChoicesPosition.allCases)
  func `E-19 AdChoices stands in the preferred corner`(_ corner: AdChoicesPosition) {
    let options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = corner
    let (session, card, _) = shown(from: .backfill, [options])
    let places: [AdChoicesPosition: Point] = [
      .topRightCorner: Point(x: 335, y: 0), .topLeftCorner: Point(x: 0, y: 0), .bottomRightCorner: Point(x: 335, y: 325),
      .bottomLeftCorner: Point(x: 0, y: 325),
    ]
    let frame = card.overlay?.frame ?? PointRect()
    #expect(Point(x: frame.x, y: frame.y) == places[corner])
    #expect(session.phone.log.count(of: .adChoicesPlaced(.overlay(corner))) == 1)
  }

  @Test func `E-19 a view of the app's own takes the place of the corner`() {
    let session = Session([AdCandidate(.native(.app), from: .backfill)])
    session.load([.native])
    let card = AdCard()
    let own = AdChoicesView(frame: PointRect(x: 300, y: 10, width: 20, height: 20))
    card.addSubview(own)
    card.adChoicesView = own
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    session.phone.drawFrame()
    #expect(card.overlay == nil)
    #expect(session.phone.log.count(of: .adChoicesPlaced(.appView)) == 1)
    session.phone.tap(own)
    #expect(session.phone.log.happened.last == .opened(.aboutThisAd))
    #expect(!session.messages.contains(.nativeAdDidRecordClick))
  }

  @Test func `E-20 an outlet that is set after the ad takes no clicks, and is told`() {
    let session = Session([AdCandidate(.native(.app))])
    session.load([.native])
    let card = AdCard()
    card.bodyView = nil
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    card.bodyView = card.body
    session.phone.drawFrame()
    #expect(session.phone.log.diagnostics == [.outletSetLate(.bodyAsset)])
    session.phone.tap(card.body)
    #expect(session.phone.log.happened.last == .touched(.background))
  }

  @Test func `E-21 the first visible pixel of an attached view that has its ad is the impression, once`() {
    let (session, card, ad) = shown(y: 844)
    #expect(!ad.hasImpression)
    card.removeFromSuperview()
    card.frame.y = 0
    session.phone.drawFrame()
    #expect(!ad.hasImpression)
    card.frame.y = 843
    session.phone.window.addSubview(card)
    card.isHidden = true
    session.phone.drawFrame()
    #expect(!ad.hasImpression)
    card.isHidden = false
    for _ in 1...3 { session.phone.drawFrame() }
    #expect(session.phone.log.count(of: .impressionRecorded) == 1)
    #expect(session.phone.log.count(of: .trackerCalled("https://i.example/1")) == 1)
    #expect(session.phone.log.count(of: .shown(visibleShare: 1.0 / 340)) == 1)
  }

  @Test(arguments: GADNativeAssetIdentifier.allCases.filter { $0 != .adChoicesViewAsset && $0 != .imageAsset })
  func `E-22 a tap on a registered asset is a click, and then a screen`(_ asset: GADNativeAssetIdentifier) throws {
    let (session, card, ad) = shown()
    let listener = Listener()
    ad.delegate = listener
    session.phone.tap(try #require(card.outlet(asset)))
    #expect(
      session.phone.log.happened.suffix(6) == [
        .touched(.asset(asset)), .clickRecorded(asset: asset.name), .trackerCalled("https://c.example/1"),
        .told(.nativeAdDidRecordClick, isHeard: true), .told(.nativeAdWillPresentScreen, isHeard: true),
        .opened(.destination("https://bakery.example/")),
      ])
    session.phone.dismissScreen()
    #expect(listener.heard == ["click", "willPresent", "willDismiss", "didDismiss"])
  }

  @Test func `E-22 a click that leaves the app ends with no screen`() {
    let (session, card, ad) = shown { $0.destination = "https://apps.apple.com/app/id1" }
    let listener = Listener()
    ad.delegate = listener
    session.phone.tap(card.headline)
    session.phone.dismissScreen()
    #expect(listener.heard == ["click"])
    #expect(session.phone.log.happened.last == .appLeft)
  }

  @Test func `E-22 a swipe that the app asked for is heard as swipe and click, another one not`() {
    let options = NativeAdCustomClickGestureOptions(swipeGestureDirection: .up, tapsAllowed: false)
    let (session, card, ad) = shown([options])
    let listener = Listener()
    ad.delegate = listener
    let centre = card.media.rectInWindow(session.phone.window)?.centre ?? Point(x: 0, y: 0)
    session.phone.swipe(at: centre, .down)
    session.phone.tap(card.media)
    #expect(listener.heard == [])
    session.phone.swipe(at: centre, .up)
    #expect(listener.heard == ["swipe", "click", "willPresent"])
  }

  @Test func `where no asset stands a tap counts for nothing`() {
    let (session, card, _) = shown()
    session.phone.tap(at: Point(x: 21, y: 101))
    #expect(session.phone.log.happened.last == .touched(.background))
    session.phone.tap(card.badge)
    #expect(session.phone.log.happened.last == .touched(.background))
    let cover = UIView(frame: session.phone.window.frame)
    session.phone.window.addSubview(cover)
    session.phone.tap(card.headline)
    #expect(session.phone.log.happened.last == .touched(.nothing))
  }

  @Test func `taps on a playing video are for its controls, and are clicks when it is over`() {
    let (session, card, _) = shown { $0.video = Pictures.oven }
    session.phone.tap(card.media)
    #expect(session.phone.log.happened.last == .touched(.videoControls))
    session.phone.advance(by: 15.5)
    session.phone.tap(card.media)
    #expect(session.phone.log.count(of: .clickRecorded(asset: "media")) == 1)
  }

  @Test func `E-24 an ad in a second view loses AdChoices and media in the first`() {
    let (session, card, ad) = shown(from: .backfill)
    let second = AdCard(y: 450)
    session.phone.window.addSubview(second)
    second.populate(ad)
    session.phone.drawFrame()
    #expect(session.phone.log.diagnostics == [.adInSecondView])
    #expect(card.media.shown == .nothing)
    #expect(!card.subviews.contains { $0 is AdChoicesView })
    #expect(second.media.shown == .image(Pictures.loaf))
    #expect(second.subviews.contains { $0 is AdChoicesView })
    #expect(session.phone.log.count(of: .impressionRecorded) == 1)
    session.phone.tap(card.headline)
    #expect(session.phone.log.count(of: .clickRecorded(asset: "headline")) == 0)
    let third = NativeAdView(frame: PointRect(width: 100, height: 100))
    third.nativeAd = ad
    #expect(second.media.shown == .nothing)
  }

  @Test func `E-25 an ad that is first shown after an hour is old, and the hour is a switch`() {
    let session = Session([AdCandidate(.native(.app))])
    session.load([.native])
    session.phone.advance(by: 3601)
    let card = AdCard()
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    session.phone.advance(by: 3600)
    #expect(session.phone.log.diagnostics.map(\.rule) == ["ad-stale"])
    #expect(session.app.nativeAds[0].hasImpression)
    let later = Session([AdCandidate(.native(.app))])
    later.phone.switches.staleAfter = 7200
    later.load([.native])
    later.phone.advance(by: 3601)
    let other = AdCard()
    later.phone.window.addSubview(other)
    other.populate(later.app.nativeAds[0])
    later.phone.drawFrame()
    #expect(later.phone.log.diagnostics.isEmpty)
  }

  /// Where an ad comes from, whether it is served in the EEA, and who draws AdChoices.
  private static let choices: [(origin: AdOrigin, isEEA: Bool, placement: AdChoicesPlacement)] = [
    (.direct, false, .none), (.direct, true, .overlay(.topRightCorner)), (.backfill, false, .overlay(.topRightCorner)),
    (.backfill, true, .overlay(.topRightCorner)),
  ]

  @Test(arguments: choices.indices)
  func `E-42 who draws AdChoices follows from where the ad comes from`(_ row: Int) {
    let (origin, isEEA, placement) = Self.choices[row]
    let (session, card, _) = shown(from: origin, isEEA: isEEA)
    #expect(session.phone.log.count(of: .adChoicesPlaced(placement)) == 1)
    #expect(card.subviews.contains { $0 is AdChoicesView } == (placement != .none))
    if let overlay = card.overlay {
      session.phone.tap(overlay)
      #expect(session.phone.log.happened.last == .opened(.aboutThisAd))
      #expect(!session.messages.contains(.nativeAdDidRecordClick))
    }
  }

  @Test func `E-46 a view that is never given its ad counts nothing, and is told when it goes`() {
    let session = Session([AdCandidate(.native(.app))])
    session.load([.native])
    let card = AdCard()
    session.phone.window.addSubview(card)
    card.headline.text = session.app.nativeAds[0].headline
    session.phone.drawFrame()
    session.phone.tap(card.headline)
    session.phone.tap(card.media)
    #expect(session.phone.log.diagnostics.isEmpty)
    card.removeFromSuperview()
    session.phone.drawFrame()
    #expect(session.messages == [.didReceiveNativeAd, .adLoaderDidFinishLoading])
    #expect(session.phone.log.diagnostics == [.adNotAssociated])
    #expect(session.phone.log.diagnostics.first?.message.contains("nativeAdView.nativeAd = nativeAd") == true)
  }

  @Test func `E-52 in a list the first visible row fires the one impression`() {
    let session = Session([AdCandidate(.native(.app))])
    session.load([.native])
    let list = UIScrollView(frame: PointRect(y: 44, width: 390, height: 700))
    session.phone.window.addSubview(list)
    let card = AdCard(y: 1000)
    list.addSubview(card)
    card.populate(session.app.nativeAds[0])
    for offset in stride(from: 0.0, through: 300, by: 50) {
      list.contentOffset.y = offset
      session.phone.advance(by: 0.1)
    }
    #expect(session.phone.log.count(of: .impressionRecorded) == 0)
    list.contentOffset.y = 301
    session.phone.advance(by: 0.1)
    #expect(session.phone.log.count(of: .impressionRecorded) == 1)
    for offset in stride(from: 350.0, through: 2000, by: 50) {
      list.contentOffset.y = offset
      session.phone.advance(by: 0.1)
    }
    #expect(session.phone.log.count(of: .impressionRecorded) == 1)
    #expect(session.phone.log.happened.last == .hidden)
  }
}
