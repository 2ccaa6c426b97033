import CustomFormats
import Testing

@testable import NativeAds

/// A network that has no ad.
private struct NoBread: Error {}

@Suite struct MediationTests {
  private static let sample = [MediationLineItem(className: "Sample", label: "Sample network", parameter: "sample/unit")]
  private static let counting = [MediationLineItem(className: "Counting", label: "Sample network", parameter: "sample/unit")]

  @Test func `E-26 a completion counts once: a second call gives nobody to tell and is an error`() {
    var isSecondHeard: Bool?
    let session = MediatedSession { _, complete in
      #expect(complete(NetworkAd(), nil) != nil)
      isSecondHeard = complete(NetworkAd(), nil) != nil
    }
    session.load()
    #expect(isSecondHeard == false && session.app.nativeAds.count == 1 && session.app.finishes == 1)
    #expect(session.faults == ["completion-called-twice"])
  }

  @Test func `E-26 a completion that never comes is an error, and the next network is asked`() {
    let session = MediatedSession([
      MediationLineItem(className: "Scripted", label: "Silent"), Self.sample[0],
    ])
    session.phone.adapters["Scripted"] = { ScriptedAdapter { _, _ in } }
    session.load(wait: 9)
    #expect(session.app.nativeAds.isEmpty && session.app.finishes == 0)
    session.phone.advance(by: 2)
    #expect(session.app.nativeAds.count == 1 && session.app.finishes == 1)
    #expect(session.faults == ["completion-not-called"] && session.phone.log.assumptions == [.adapterDeadline])
  }

  @Test func `E-26 a completion off the main thread is an error`() {
    let session = MediatedSession { configuration, complete in
      _ = configuration.phone.offMain { complete(NetworkAd(), nil) }
    }
    session.load()
    #expect(session.app.nativeAds.count == 1 && session.faults == ["completion-off-main"])
  }

  @Test(arguments: [true, false])
  func `E-49 a completion gets exactly one of ad and error`(_ hasBoth: Bool) {
    let session = MediatedSession { _, complete in
      #expect(complete(hasBoth ? NetworkAd() : nil, hasBoth ? NoBread() : nil) == nil)
    }
    session.load()
    #expect(session.app.nativeAds.isEmpty && session.app.errors.map(\.code) == [.noFill])
    #expect(session.faults == ["completion-unclear"])
  }

  @Test func `E-49 what the completion alone kept is gone after the call`() {
    weak var kept: NoticedObject?
    var complete: GADMediationNativeLoadCompletionHandler?
    let phone = Phone()
    do {
      let object = NoticedObject()
      kept = object
      let completion = NetworkCompletion(Self.sample[0], on: phone) { _, _, _ in
        withExtendedLifetime(object) {}
        return nil
      }
      complete = { completion.call($0, $1) }
    }
    #expect(kept != nil)
    _ = complete?(nil, NoBread())
    #expect(kept == nil && complete != nil)
  }

  private final class NoticedObject {}

  @Test func `E-39 line items are tried in order until one gives an ad, and each is told of`() throws {
    let session = MediatedSession([
      MediationLineItem(className: "App.Missing", label: "Nobody"),
      MediationLineItem(className: "Scripted", label: "Empty", parameter: "empty/unit"), Self.sample[0],
      MediationLineItem(className: "Scripted", label: "Never asked"),
    ])
    session.phone.adapters["Scripted"] = {
      ScriptedAdapter { configuration, complete in
        #expect(configuration.credentials.settings["parameter"] as? String == "empty/unit")
        configuration.phone.schedule(after: 0.5) { _ = complete(nil, NoBread()) }
      }
    }
    session.load()
    let info = try #require(session.app.nativeAds.first?.responseInfo)
    #expect(info.adNetworkInfoArray.map(\.adNetworkClassName) == ["App.Missing", "Scripted", "Sample"])
    #expect(info.adNetworkInfoArray.map(\.adSourceInstanceName) == ["Nobody", "Empty", "Sample network"])
    #expect(info.adNetworkInfoArray.map(\.latency) == [0, 0.5, 0])
    #expect((info.adNetworkInfoArray[0].error as? RequestError)?.code == .mediationAdapterError)
    #expect(info.adNetworkInfoArray[1].error is NoBread && info.adNetworkInfoArray[2].error == nil)
    #expect(info.loadedAdNetworkResponseInfo?.adUnitMapping == ["parameter": "sample/unit"])
  }

  @Test func `E-39 a chain without an ad ends in no fill, with the last network's reason beneath`() throws {
    let session = MediatedSession([
      MediationLineItem(className: "App.Missing", label: "Nobody"), MediationLineItem(className: "Scripted", label: "Empty"),
    ])
    session.phone.adapters["Scripted"] = { ScriptedAdapter { _, complete in _ = complete(nil, NoBread()) } }
    session.load()
    let error = try #require(session.app.errors.first)
    #expect(error.code == .noFill && error.underlyingError is NoBread)
    #expect(error.responseInfo.adNetworkInfoArray.count == 2 && error.responseInfo.loadedAdNetworkResponseInfo == nil)
    #expect(session.phone.log.assumptions == [.emptyMediationCode] && session.app.finishes == 1)
    session.phone.switches.emptyMediationCode = .mediationNoFill
    session.load()
    #expect(session.app.errors.last?.code == .mediationNoFill)
  }

  @Test func `E-39 an adapter is made off the main thread and asked on it`() {
    var wasOnMain: [Bool] = []
    let session = MediatedSession(Self.sample)
    session.phone.adapters["Sample"] = { [phone = session.phone] in
      wasOnMain.append(phone.isOnMain)
      return ScriptedAdapter { _, complete in
        wasOnMain.append(phone.isOnMain)
        _ = complete(NetworkAd(), nil)
      }
    }
    session.load()
    #expect(wasOnMain == [false, true])
  }

  /// What the sample network is asked for under the app's options.
  private func request(_ options: [GADAdLoaderOptions]?, isTest: Bool = false) throws -> SampleNativeAdRequest {
    let session = MediatedSession(Self.sample, options, isTest: isTest)
    session.load()
    let ad = session.app.nativeAds.first?.mediated as? SampleCustomEventNativeAd
    return try #require(ad?.nativeAd?.request)
  }

  @Test func `E-40 the app's options reach the network's request`() throws {
    let plain = try request(nil)
    #expect(plain.shouldDownloadImages && !plain.shouldRequestMultipleImages && !plain.testMode)
    #expect(plain.preferredImageOrientation == .any)
    let images = NativeAdImageAdLoaderOptions()
    images.isImageLoadingDisabled = true
    images.shouldRequestMultipleImages = true
    let asked = try request([images], isTest: true)
    #expect(!asked.shouldDownloadImages && asked.shouldRequestMultipleImages && asked.testMode)
    for (ratio, orientation) in [
      (MediaAspectRatio.landscape, NativeAdImageOrientation.landscape), (.portrait, .portrait), (.any, .any), (.square, .any),
      (.unknown, .any),
    ] {
      let media = NativeAdMediaAdLoaderOptions()
      media.mediaAspectRatio = ratio
      #expect(try request([media]).preferredImageOrientation == orientation)
    }
  }

  @Test func `E-40 the corner of AdChoices is handed over, and taken by the SDK`() throws {
    let corner = NativeAdViewAdOptions()
    corner.preferredAdChoicesPosition = .bottomLeftCorner
    let session = MediatedSession([corner]) { configuration, complete in
      let own = configuration.options.compactMap { $0 as? NativeAdViewAdOptions }.first
      #expect(own?.preferredAdChoicesPosition == .bottomLeftCorner)
      _ = complete(NetworkAd(adChoices: SampleAdInfoView()), nil)
    }
    session.show()
    #expect(session.phone.log.count(of: .adChoicesPlaced(.networkView(.bottomLeftCorner))) == 1)
  }

  @Test func `E-41 a picture without pixels is an error where the app asks for them, and none where it does not`() {
    let off = NativeAdImageAdLoaderOptions()
    off.isImageLoadingDisabled = true
    for (options, faults) in [([GADAdLoaderOptions](), ["mediated-image-not-downloaded"]), ([off], [])] {
      let session = MediatedSession(options) { _, complete in
        let ad = NetworkAd()
        ad.images = [NativeAdImage(url: "https://network.example/loaf.jpg", scale: 2)]
        _ = complete(ad, nil)
      }
      session.load()
      #expect(session.faults == faults)
    }
  }

  @Test func `E-30 with image loading off the media view of a network's ad still shows its main picture, from the address`() {
    let off = NativeAdImageAdLoaderOptions()
    off.isImageLoadingDisabled = true
    let session = MediatedSession(Self.sample, [off])
    let ad = session.show()
    #expect(ad?.images?.first?.image == nil && ad?.images?.first?.imageURL == "https://www.example.com/image.png")
    #expect(session.card.media.shown == .image(ServedMedia(path: "https://www.example.com/image.png", lookup: nil)))
    let bare = MediatedSession([off]) { _, complete in
      let ad = NetworkAd(adChoices: SampleAdInfoView())
      ad.images = nil
      _ = complete(ad, nil)
    }
    bare.show()
    #expect(bare.card.media.shown == .nothing && bare.errors == ["image-view-for-media"])
  }

  @Test func `E-31 reports from any thread are heard on the main one, in order`() {
    var events: (any MediationNativeAdEventDelegate)?
    let session = MediatedSession { _, complete in
      events = complete(
        NetworkAd(hasVideo: true, adChoices: SampleAdInfoView(), countsClicks: true, countsImpressions: true), nil)
    }
    session.show()
    session.phone.offMain {
      events?.reportImpression()
      events?.didPlayVideo()
    }
    events?.reportClick()
    #expect(!session.phone.log.messages.contains(.nativeAdDidRecordImpression))
    session.phone.advance(by: 0.1)
    let heard = session.phone.log.happened.compactMap { if case .reported(let report) = $0 { report } else { nil } }
    #expect(heard == [.impression, .play, .click])
    #expect(session.faults.isEmpty)
  }

  @Test func `E-31 a report before the ad is in a view is told`() {
    let session = MediatedSession { _, complete in
      let events = complete(NetworkAd(countsImpressions: true), nil)
      events?.reportImpression()
    }
    session.load()
    #expect(session.faults == ["report-before-render"])
  }

  @Test func `E-33 reports of an ad that is gone are dropped, and counted`() {
    var events: (any MediationNativeAdEventDelegate)?
    let session = MediatedSession { _, complete in events = complete(NetworkAd(countsImpressions: true), nil) }
    session.load()
    session.app.nativeAds = []
    let before = session.phone.log.messages
    events?.reportImpression()
    #expect(session.phone.log.count(of: .reportDropped(.impression)) == 1)
    #expect(session.phone.log.messages == before && session.faults.isEmpty)
  }

  @Test func `E-47 each report of a network has its twin at the app's delegates`() {
    final class Film: VideoControllerDelegate {}
    var events: (any MediationNativeAdEventDelegate)?
    let network = NetworkAd(hasVideo: true, adChoices: SampleAdInfoView(), countsClicks: true, countsImpressions: true)
    let session = MediatedSession { _, complete in events = complete(network, nil) }
    let ad = session.show()
    let film = Film()
    ad?.mediaContent.videoController.delegate = film
    let before = session.phone.log.messages.count
    for report in [
      events?.reportImpression, events?.reportClick, events?.willPresentFullScreenView, events?.willDismissFullScreenView,
      events?.didDismissFullScreenView, events?.didPlayVideo, events?.didPauseVideo, events?.didMuteVideo,
      events?.didUnmuteVideo, events?.didEndVideo,
    ] { report?() }
    events?.didFailToPresentWithError(NoBread())
    #expect(
      session.phone.log.messages.dropFirst(before) == [
        .nativeAdDidRecordImpression, .nativeAdDidRecordClick, .nativeAdWillPresentScreen, .nativeAdWillDismissScreen,
        .nativeAdDidDismissScreen, .videoControllerDidPlayVideo, .videoControllerDidPauseVideo, .videoControllerDidMuteVideo,
        .videoControllerDidUnmuteVideo, .videoControllerDidEndVideoPlayback,
      ])
    #expect(session.phone.log.count(of: .reported(.didFailToPresent)) == 1 && session.faults.isEmpty)
  }

  @Test func `E-28 an impression and a click that a network counts itself are heard once each`() throws {
    let session = MediatedSession(Self.counting)
    let ad = try #require(session.show())
    for _ in 1...3 { session.phone.drawFrame() }
    session.phone.tap(session.card.headline)
    let network = try #require((ad.mediated as? SampleCustomEventNativeAd)?.nativeAd)
    #expect(network.impressions == 1 && network.clicks.count == 1 && network.clicks.first === session.card.headline)
    #expect(session.phone.log.messages.count { $0 == .nativeAdDidRecordImpression } == 1)
    #expect(session.phone.log.messages.count { $0 == .nativeAdDidRecordClick } == 1)
    session.card.nativeAd = nil
    #expect(session.faults.isEmpty)
  }

  @Test func `E-35 an optional method that is spelt otherwise is never called`() {
    final class Misspelt: MediationNativeAd {
      let headline: String? = "Night loaves"
      let body: String? = nil
      let callToAction: String? = nil
      let store: String? = nil
      let price: String? = nil
      let advertiser: String? = nil
      let starRating: Double? = nil
      let icon: NativeAdImage? = nil
      let images: [NativeAdImage]? = [NativeAdImage(image: Pictures.loaf)]
      let extraAssets: [String: Any]? = nil
      let adChoicesView: UIView? = SampleAdInfoView()
      var clicks = 0
      func didRecordClickOnAsset(withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController) {
        clicks += 1
      }
    }
    let network = Misspelt()
    let session = MediatedSession { _, complete in _ = complete(network, nil) }
    session.show()
    session.phone.tap(session.card.headline)
    #expect(network.clicks == 0 && session.phone.log.messages.contains(.nativeAdDidRecordClick))
  }
}
