import CustomFormats
import Documents
import Foundation
import Testing

@testable import NativeAds

/// The examples of docs/native-ads.md, which stand here word for word.
private final class PageApp: NativeAdLoaderDelegate, CustomNativeAdLoaderDelegate {
  var received: CustomNativeAd?
  var shown: NativeAd?
  var failure: RequestError?

  func show(_ nativeAd: NativeAd) { shown = nativeAd }

  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] { [TestUnits.formatID] }

  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) { received = customNativeAd }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) { show(nativeAd) }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) { failure = error as? RequestError }
}

/// The network's ad of the page's adapter.
private typealias OwnNativeAd = NetworkAd

final class OwnAdapter: MediationAdapter {
  private var events: (any MediationNativeAdEventDelegate)?

  static func adapterVersion() -> VersionNumber { VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0) }
  static func adSDKVersion() -> VersionNumber { VersionNumber(majorVersion: 4, minorVersion: 2, patchVersion: 0) }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    events = completionHandler(OwnNativeAd(), nil)
  }
}

@Suite struct PageExamples {
  @Test func `loading`() throws {
    let app = PageApp()
    let phone = Phone(installedSchemes: ["bakery"])
    let adLoader = AdLoader(
      adUnitID: TestUnits.native, rootViewController: nil, adTypes: [.customNative, .native], options: nil, on: phone)
    adLoader.delegate = app
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.received?.string(forKey: "Headline") == "Test ad: a custom format")

    let (format, creative) = (try BundledFormat("content").format, try BundledFormat("content").creative)
    phone.adSource = ScriptedSource([.failure(RequestError(.networkError)), .ads([AdCandidate(creative, of: format)])])
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.failure?.code == .networkError)
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.shown?.headline != nil)
    phone.adSource = TestUnits(others: CandidateSource([AdCandidate(creative, of: format)]))
    app.received = nil
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.received?.string(forKey: "Headline") == "Test ad: a custom format")
  }

  @Test func `a custom native ad`() {
    let customNativeAd = Served.ad(
      #""Headline":"Night loaves","Caption":"Until dawn","MainImage":{"file":"loaf.jpg"}"#, #""adChoices":{"file":"ac.png"}"#)
    let (headlineView, captionView, mediaView) = (UILabel(), UILabel(), MediaView())
    let (adChoicesView, mainImageView) = (UIImageView(), UIImageView())
    var clicked: [String] = []
    headlineView.text = customNativeAd.string(forKey: "Headline")
    captionView.text = customNativeAd.string(forKey: "Caption")
    let adChoicesKey = GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
    adChoicesView.image = customNativeAd.image(forKey: adChoicesKey)?.image
    adChoicesView.isHidden = adChoicesView.image == nil
    if customNativeAd.mediaContent.hasVideoContent {
      mediaView.mediaContent = customNativeAd.mediaContent
    } else {
      mainImageView.image = customNativeAd.image(forKey: "MainImage")?.image
    }
    customNativeAd.recordImpression()
    customNativeAd.customClickHandler = { assetID in clicked.append(assetID) }
    customNativeAd.performClickOnAsset(withKey: "MainImage")
    #expect(captionView.text == "Until dawn")
    #expect(mainImageView.image?.path == "loaf.jpg")
    #expect(clicked == ["MainImage"])
  }

  @Test func `a system-defined ad`() {
    let phone = Phone()
    let nativeAd = NativeAd(.app, on: phone)
    let nativeAdView = NativeAdView(frame: PointRect(width: 320, height: 240))
    let headlineView = UILabel(frame: PointRect(width: 320, height: 40))
    let mediaView = MediaView(frame: PointRect(y: 40, width: 320, height: 180))
    nativeAdView.addSubview(headlineView)
    nativeAdView.addSubview(mediaView)
    nativeAdView.headlineView = headlineView
    nativeAdView.mediaView = mediaView
    headlineView.text = nativeAd.headline
    mediaView.mediaContent = nativeAd.mediaContent
    nativeAdView.nativeAd = nativeAd
    phone.window.addSubview(nativeAdView)
    phone.drawFrame()
    phone.tap(headlineView)

    let messages = phone.log.messages.map(\.rawValue)
    let faults = phone.log.diagnostics.map(\.message)
    let assumptions = phone.log.assumptions.map { phone.switches.words(for: $0) }
    let unheard = phone.log.unheardMessages
    let session = phone.log.sessionLines
    #expect(
      messages == ["nativeAdDidRecordImpression(_:)", "nativeAdDidRecordClick(_:)", "nativeAdWillPresentScreen(_:)"])
    #expect(faults == [Diagnostic.attributionMissing.message])
    #expect(assumptions == [])
    #expect(session.last?.hasSuffix(#""event":"click","ad":1,"asset":"headline"}"#) == true)
    #expect(unheard == [.nativeAdDidRecordImpression, .nativeAdDidRecordClick, .nativeAdWillPresentScreen])
  }

  @Test func `a layout`() throws {
    let nativeAd = NativeAd(.app)
    let customNativeAd = Served.ad(#""Headline":"Night loaves""#)
    let format = try BundledFormat("content").format
    let nativeAdView = NativeAdView(nativeAd, of: format, width: 360)
    let customAdView = CustomAdView(customNativeAd, of: format, width: 360)
    #expect(nativeAdView.nativeAd === nativeAd)
    #expect((customAdView.view(of: "Headline") as? UILabel)?.text == "Night loaves")
  }

  @Test func `ads of networks`() throws {
    let (app, phone) = (PageApp(), Phone())
    let lineItem = MediationLineItem(className: "App.SampleCustomEvent", label: "Sample network", parameter: "ad/unit")
    phone.adSource = CandidateSource([AdCandidate([lineItem])])
    phone.adapters["App.SampleCustomEvent"] = { SampleCustomEvent() }
    phone.dice = Dice(rolls: [0, 99])
    let adLoader = AdLoader(adUnitID: "/1/a", rootViewController: nil, adTypes: [.native], options: nil, on: phone)
    adLoader.delegate = app
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.shown?.headline == "Sample Content!")

    phone.adapters["App.SampleCustomEvent"] = { OwnAdapter() }
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.shown?.headline == "Night loaves")

    let networkJSON = Array(#"{ "title": "Mapped", "picture": { "url": "loaf.jpg" } }"#.utf8)
    let media = Served.media
    let mapping = try NetworkMapping(JSONDocument(Array(#"{ "title": "headline", "picture.url": "image" }"#.utf8)))
    let (mappedAd, problems) = try mapping.ad(from: JSONDocument(networkJSON), media: media)
    phone.adapters["App.MappedAdapter"] = { MappedAdapter(mappedAd) }
    phone.adSource = CandidateSource([AdCandidate([MediationLineItem(className: "App.MappedAdapter", label: "Mapped")])])
    adLoader.load(Request())
    phone.advance(by: 1)
    #expect(app.shown?.headline == "Mapped" && app.shown?.images?.first?.image == Pictures.loaf && problems.isEmpty)
  }

  @Test func `every example of the page stands in this file`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/native-ads.md").standardizedFileURL, encoding: .utf8)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    func flat(_ text: some StringProtocol) -> String {
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count == 11)
    for block in blocks { #expect(flat(here).contains(flat(block)), "\(block)") }
  }
}
