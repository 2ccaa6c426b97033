import CustomFormats
import Testing

@testable import NativeAds

@Suite struct SampleNetworkTests {
  private static let item = MediationLineItem(className: "Sample", label: "Sample network", parameter: "sample/unit")

  /// Loads from the sample network, whose dice fall as given.
  private func session(_ rolls: [Int], _ item: MediationLineItem = item, _ options: [GADAdLoaderOptions]? = nil)
    -> MediatedSession
  {
    let session = MediatedSession([item], options)
    session.phone.dice = Dice(rolls: rolls)
    session.phone.adapters["Guide"] = { GuideCustomEvent() }
    session.phone.adapters["Slow guide"] = { GuideCustomEvent(latency: 0.2) }
    return session
  }

  @Test(arguments: [
    (0, nil), (84, nil), (85, "unknown"), (89, "unknown"), (90, "networkError"), (94, "networkError"), (95, "noInventory"),
    (99, "noInventory"),
  ])
  func `E-34 the first roll decides whether there is an ad, and why not`(_ roll: Int, _ reason: String?) {
    let session = session([roll, 0])
    session.load()
    #expect((session.app.nativeAds.count == 1) == (reason == nil))
    let error = session.app.errors.first?.underlyingError as? SampleCustomEventError
    #expect(error?.code == (reason == nil ? nil : 101))
    #expect(error?.message == reason.map { "The sample network has no ad: \($0)." })
  }

  @Test(arguments: [(0, "Sample App!"), (50, "Sample App!"), (51, "Sample Content!"), (99, "Sample Content!")])
  func `E-34 the second roll decides what the ad is`(_ roll: Int, _ headline: String) {
    let session = session([0, roll])
    session.load()
    let ad = session.app.nativeAds.first
    #expect(ad?.headline == headline)
    let isApp = headline == "Sample App!"
    #expect(ad?.price == (isApp ? "$1.99" : nil) && ad?.store == (isApp ? "Sample Store" : nil))
    #expect(ad?.starRating == (isApp ? 4.5 : nil) && ad?.advertiser == (isApp ? nil : "An advertiser"))
    #expect(ad?.extraAssets?["DegreeOfAwesomeness"] as? String == (isApp ? "Quite Awesome!" : "Fairly Awesome!"))
    #expect(ad?.icon?.size == PointSize(width: 50, height: 50))
    #expect(ad?.images?.first?.size == PointSize(width: 300, height: 150))
  }

  @Test func `E-34 without an ad unit the network refuses at once, and no dice fall`() {
    let session = session([0], MediationLineItem(className: "Sample", label: "Sample network"))
    session.load()
    #expect(
      (session.app.errors.first?.underlyingError as? SampleCustomEventError)?.message
        == "The sample network has no ad: badRequest.")
    var dice = session.phone.dice
    #expect(dice.roll() == 0)
  }

  @Test func `E-34 a seed gives the same outcomes in every run`() {
    let outcomes = (0..<2).map { _ in
      (UInt64(1)...20).map { seed in
        let session = MediatedSession([Self.item])
        session.phone.dice = Dice(seed: seed)
        session.load()
        return session.app.nativeAds.first?.headline ?? "none"
      }
    }
    #expect(outcomes[0] == outcomes[1] && Set(outcomes[0]) == ["Sample App!", "Sample Content!", "none"])
  }

  private static let guide = MediationLineItem(className: "Guide", label: "The guide's", parameter: "sample/unit")

  @Test func `E-34 the guide's custom event never asks for the network's media, since it does not say that it has any`() {
    let session = session([0, 0], Self.guide)
    session.load()
    let mapped = session.app.nativeAds.first?.mediated as? GuideCustomEventNativeAd
    let own = UIView()
    mapped?.nativeAd?.mediaView = own
    #expect(session.app.nativeAds.first?.mediaContent.networkView == nil && mapped?.mediaView === own)
  }

  @Test func `E-34 the guide's custom event makes a file of a web address, and its clicks never reach the network`() throws {
    let off = NativeAdImageAdLoaderOptions()
    off.isImageLoadingDisabled = true
    let session = session([0, 0], Self.guide, [off])
    let ad = try #require(session.show())
    #expect(ad.images?.first?.imageURL == "file://https://www.example.com/image.png")
    session.phone.tap(session.card.headline)
    let network = (ad.mediated as? GuideCustomEventNativeAd)?.nativeAd
    #expect(session.phone.log.messages.contains(.nativeAdDidRecordClick))
    #expect(network?.impressions == 1 && network?.clicks.isEmpty == true)
  }

  @Test func `E-34 the guide's custom event completes twice where the network answers twice`() throws {
    let session = session([0, 0], Self.guide)
    session.load()
    let mapped = try #require(session.app.nativeAds.first?.mediated as? GuideCustomEventNativeAd)
    mapped.adLoader(SampleNativeAdLoader(on: session.phone), didFailToLoadAdWith: .unknown)
    #expect(session.faults == ["completion-called-twice"])
    // The program's own adapter lets go of the handler.
    let sound = self.session([0, 0])
    sound.load()
    let own = try #require(sound.app.nativeAds.first?.mediated as? SampleCustomEventNativeAd)
    own.adLoader(SampleNativeAdLoader(on: sound.phone), didFailToLoadAdWith: .unknown)
    #expect(sound.faults.isEmpty)
  }

  @Test func `E-34 the guide's custom event is never answered by a network that takes its time, since nobody keeps the loader`() {
    let session = session([0, 0], MediationLineItem(className: "Slow guide", label: "The guide's", parameter: "sample/unit"))
    session.load(wait: 12)
    #expect(session.app.nativeAds.isEmpty && session.faults == ["completion-not-called"])
  }

  @Test(arguments: [false, true])
  func `the guide's way through a custom event: the ad is mapped, shown, counted and clicked`(_ countsForItself: Bool) throws {
    let session = session(
      [0, 0], MediationLineItem(className: countsForItself ? "Counting" : "Sample", label: "Sample network", parameter: "unit"))
    let ad = try #require(session.show())
    #expect(session.card.headline.text == "Sample App!" && session.card.price.text == "$1.99")
    #expect(session.card.media.shown == .image(try #require(ad.images?.first?.image)))
    session.phone.tap(session.card.icon)
    session.card.nativeAd = nil
    let network = try #require((ad.mediated as? SampleCustomEventNativeAd)?.nativeAd)
    #expect(network.impressions == 1 && network.clicks.count == 1 && network.clicks.first === session.card.icon)
    #expect(session.phone.log.messages.contains(.nativeAdDidRecordImpression))
    #expect(session.phone.log.messages.contains(.nativeAdDidRecordClick))
    #expect(session.phone.log.count(of: .reported(.click)) == (countsForItself ? 1 : 0))
    #expect(session.faults.isEmpty)
  }
}
