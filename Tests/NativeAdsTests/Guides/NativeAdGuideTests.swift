import CustomFormats
import Observation
import Testing

@testable import NativeAds

/// The view model of the guide to native ads in SwiftUI.
@Observable private final class NativeAdViewModel: NativeAdLoaderDelegate, NativeAdDelegate {
  var nativeAd: NativeAd?
  @ObservationIgnored private var adLoader: AdLoader?
  @ObservationIgnored private let phone: Phone

  init(on phone: Phone) { self.phone = phone }

  func refreshAd() {
    adLoader = AdLoader(
      adUnitID: "ca-app-pub-3940256099942544/3986624511",
      // The UIViewController parameter is optional.
      rootViewController: nil,
      adTypes: [.native], options: nil, on: phone)
    adLoader?.delegate = self
    adLoader?.load(Request())
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    self.nativeAd = nativeAd
    nativeAd.delegate = self
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    Issue.record("\(adLoader) failed with error: \(error)")
  }
}

/// A view that renders again whenever the model's ad is another.
private final class NativeAdViewContainer {
  let card = AdCard()
  let model: NativeAdViewModel
  var renders = 0
  private var isStale = true

  init(_ model: NativeAdViewModel) { self.model = model }

  func updateIfNeeded() {
    guard isStale else { return }
    isStale = false
    nonisolated(unsafe) let container = self
    let nativeAd = withObservationTracking {
      model.nativeAd
    } onChange: {
      container.isStale = true
    }
    guard let nativeAd else { return }
    renders += 1
    card.populate(nativeAd)
  }
}

@Suite struct NativeAdGuideTests {
  /// What a card shows, hidden parts told apart.
  private func contents(_ card: AdCard) -> [String] {
    let texts = [card.headline, card.body, card.price, card.store, card.advertiser].map { $0.isHidden ? "-" : $0.text ?? "" }
    let images = [card.icon, card.stars].map { $0.isHidden ? "-" : $0.image?.path ?? "" }
    return texts + images + [card.button.isHidden ? "-" : card.button.currentTitle ?? "", "\(card.media.shown)"]
  }

  @Test func `the guide's code hides what is nil, and a second ad leaves nothing of the first`() {
    var plain = NativeAssets(headline: "Warm bread")
    plain.body = "All night"
    let session = Session()
    session.phone.adSource = ScriptedSource([
      .ads([AdCandidate(.native(.app), from: .backfill)]), .ads([AdCandidate(.native(plain))]),
    ])
    session.load([.native])
    session.load([.native])
    let card = AdCard()
    session.phone.window.addSubview(card)
    card.populate(session.app.nativeAds[0])
    #expect(
      contents(card) == [
        "Sitters your cat trusts", "Neighbours feed and play.", "Free", "App Store", "Whisker Watch", "icon.png", "stars_4_5.png",
        "Install", "\(MediaView.Shown.image(Pictures.loaf))",
      ])
    session.phone.drawFrame()
    card.populate(session.app.nativeAds[1])
    session.phone.drawFrame()
    #expect(contents(card) == ["Warm bread", "All night", "-", "-", "-", "-", "-", "-", "nothing"])
    #expect(!card.subviews.contains { $0 is AdChoicesView })
    session.phone.tap(card.body)
    #expect(session.phone.log.events.last { $0.event == .clickRecorded(asset: "body") }?.ad == 2)
  }

  @Test func `E-51 the guide's view model renders once for each ad, and nothing of the first is left`() {
    var plain = NativeAssets(headline: "Warm bread")
    plain.images = [Pictures.icon]
    let phone = Phone(
      adSource: ScriptedSource([.ads([AdCandidate(.native(.app))]), .ads([AdCandidate(.native(plain))])]))
    let model = NativeAdViewModel(on: phone)
    let container = NativeAdViewContainer(model)
    phone.window.addSubview(container.card)
    container.updateIfNeeded()
    #expect(container.renders == 0)
    model.refreshAd()
    phone.advance(by: 1)
    container.updateIfNeeded()
    container.updateIfNeeded()
    #expect(container.renders == 1)
    #expect(contents(container.card).first == "Sitters your cat trusts")
    model.refreshAd()
    phone.advance(by: 1)
    container.updateIfNeeded()
    #expect(container.renders == 2)
    #expect(
      contents(container.card) == ["Warm bread", "-", "-", "-", "-", "-", "-", "-", "\(MediaView.Shown.image(Pictures.icon))"])
    phone.drawFrame()
    #expect(phone.log.count(of: .impressionRecorded) == 2)
    #expect(phone.log.unheardMessages.contains(.nativeAdDidRecordImpression))
  }
}
